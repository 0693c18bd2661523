import type { ReactElement, ReactNode } from 'react';
import styles from './code.module.css';

/** The page of a code: paragraphs, headings and lists of a small Markdown, in English as the documents are. */
export function CodeView({ data: { text } }: { data: { text: string } }): ReactElement {
  const blocks = text
    .split(/\n{2,}|\n(?=#)|(?<=^#[^\n]*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return (
    <div className={styles.text} lang="en">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: string }): ReactNode {
  // The page has its title already.
  if (block.startsWith('# ')) return <p className={styles.lead}>{inline(block.slice(2))}</p>;
  if (block.startsWith('## ')) return <h2>{block.slice(3)}</h2>;
  if (block.startsWith('- '))
    return (
      <ul>
        {block.split(/\n(?=- )/).map((item, index) => (
          <li key={index}>{inline(item.slice(2))}</li>
        ))}
      </ul>
    );
  return <p>{inline(block)}</p>;
}

/** Code in backticks; everything else is text. */
function inline(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
