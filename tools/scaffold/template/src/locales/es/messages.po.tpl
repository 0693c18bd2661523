msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: es\n"

#: src/features/places/places.page.tsx
msgid "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."
msgstr "Lugares de Croacia cuyo nombre coincide con «{query}»."

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}”"
msgstr "Lugares para «{query}»"

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}” | Kvadrat"
msgstr "Lugares para «{query}» | Kvadrat"

#: src/features/places/places.page.tsx
msgid "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
msgstr "{count, plural, one {# lugar} many {# lugares} other {# lugares}}"
