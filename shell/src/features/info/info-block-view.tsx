import { useHref } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import { INFO_PATHS, isInfoPageName } from '@kvadrat/contracts/paths';
import type { ReactElement, ReactNode } from 'react';
import type { InfoBlock, Said } from './info-text';

const LINK = /\[([^\]]+)\]\((\w+)\)/;

/** A paragraph, a list or a table. */
export function InfoBlockView({ block }: { block: InfoBlock }): ReactElement {
  if ('head' in block) return <InfoTable {...block} />;
  if (isList(block)) {
    return (
      <ul>
        {block.map((item, index) => (
          <li key={index}>
            <Sentence said={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <Sentence said={block} />
    </p>
  );
}

/** On a phone each row is a block of its own, its cells named by the head they stand under. */
function InfoTable({ head, rows }: Extract<InfoBlock, { head: unknown }>): ReactElement {
  const { i18n } = useLingui();
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {head.map((name, index) => (
            <th key={index} role="columnheader" scope="col">
              {i18n._(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells], index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <Sentence said={name} />
            </th>
            {cells.map((cell, at) => (
              <td key={at} role="cell" data-head={nameOf(head[at + 1])}>
                <Sentence said={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function nameOf(column: (typeof head)[number] | undefined): string | undefined {
    return column === undefined ? undefined : i18n._(column);
  }
}

/** A sentence with its links to pages of information. */
function Sentence({ said }: { said: Said }): ReactNode {
  const { i18n } = useLingui();
  const href = useHref();
  // Text and links by turns: each link is two pieces, its words and its page.
  return (typeof said === 'string' ? said : i18n._(said)).split(LINK).map((piece, index, pieces) => {
    const page = pieces[index + 1] ?? '';
    if (index % 3 === 2) return null;
    return index % 3 === 1 && isInfoPageName(page) ? (
      <a key={index} href={href(INFO_PATHS[page])}>
        {piece}
      </a>
    ) : (
      piece
    );
  });
}

function isList(block: InfoBlock): block is Extract<InfoBlock, readonly unknown[]> {
  return Array.isArray(block);
}
