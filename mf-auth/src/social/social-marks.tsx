import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { ReactElement } from 'react';

/** Strokes of each provider's mark with their colours; without one it is drawn in the colour of the text. */
const MARKS: Readonly<Record<SocialProvider, readonly { d: string; fill?: string }[]>> = {
  apple: [
    {
      d: 'M16.7 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8C7.2 7.4 5.7 8.3 4.9 9.7c-1.7 2.9-.4 7.2 1.2 9.6.8 1.2 1.8 2.5 3 2.4 1.2 0 1.7-.8 3.1-.8s1.9.8 3.1.8c1.3 0 2.1-1.2 2.9-2.3.9-1.3 1.3-2.6 1.3-2.7-.1 0-2.8-1.1-2.8-4.1zM14.5 5.7c.6-.8 1.1-1.9 1-3-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.8-1 2.9 1 .1 2.1-.5 2.8-1.3z',
    },
  ],
  google: [
    { fill: '#4285f4', d: 'M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z' },
    {
      fill: '#34a853',
      d: 'M12 22.3c2.8 0 5.2-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10.4 10.4 0 0 0 12 22.3z',
    },
    { fill: '#fbbc05', d: 'M6.2 13.9a6.2 6.2 0 0 1 0-3.9V7.3H2.7a10.4 10.4 0 0 0 0 9.3z' },
    { fill: '#ea4335', d: 'M12 5.7c1.5 0 2.9.5 4 1.6l3-3A10.3 10.3 0 0 0 2.7 7.3L6.2 10c.8-2.5 3.1-4.3 5.8-4.3z' },
  ],
  facebook: [
    {
      fill: '#1877f2',
      d: 'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.2 0-1.6.8-1.6 1.6V12h2.8l-.5 2.9h-2.3v7A10 10 0 0 0 22 12z',
    },
  ],
};

/** The provider's mark; its name stands beside it. */
export function SocialMark({
  service,
  className,
}: {
  service: SocialProvider;
  className: string | undefined;
}): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className}>
      {MARKS[service].map(({ d, fill = 'currentColor' }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
