msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: de\n"

#: src/features/places/places.page.tsx
msgid "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."
msgstr "Orte in Kroatien, deren Name zu „{query}“ passt."

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}”"
msgstr "Orte zu „{query}“"

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}” | Kvadrat"
msgstr "Orte zu „{query}“ | Kvadrat"

#: src/features/places/places.page.tsx
msgid "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
msgstr "{count, plural, one {# Ort} other {# Orte}}"
