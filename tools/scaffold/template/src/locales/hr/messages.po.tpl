msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: hr\n"

#: src/features/places/places.page.tsx
msgid "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."
msgstr "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}”"
msgstr "Mjesta za „{query}”"

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}” | Kvadrat"
msgstr "Mjesta za „{query}” | Kvadrat"

#: src/features/places/places.page.tsx
msgid "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
msgstr "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
