msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: pt\n"

#: src/features/places/places.page.tsx
msgid "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."
msgstr "Locais da Croácia cujo nome corresponde a «{query}»."

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}”"
msgstr "Locais para «{query}»"

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}” | Kvadrat"
msgstr "Locais para «{query}» | Kvadrat"

#: src/features/places/places.page.tsx
msgid "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
msgstr "{count, plural, one {# local} many {# locais} other {# locais}}"
