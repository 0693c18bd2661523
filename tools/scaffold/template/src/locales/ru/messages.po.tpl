msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: ru\n"

#: src/features/places/places.page.tsx
msgid "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."
msgstr "Места в Хорватии, название которых подходит к слову «{query}»."

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}”"
msgstr "Места по запросу «{query}»"

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}” | Kvadrat"
msgstr "Места по запросу «{query}» | Kvadrat"

#: src/features/places/places.page.tsx
msgid "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
msgstr "{count, plural, one {# место} few {# места} many {# мест} other {# места}}"
