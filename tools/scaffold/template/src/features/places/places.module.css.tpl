.page { padding-block: var(--s-6) var(--s-16); }
.heading { inline-size: 60%; block-size: 2.5rem; }
.list { display: grid; gap: var(--s-2); margin-block-start: var(--s-4); }
