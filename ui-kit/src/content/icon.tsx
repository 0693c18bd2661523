import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './icon.module.css';

export interface IconProps {
  /** 24, 20 or 16 pixels. */
  size?: 'm' | 's' | 'xs';
  className?: string | undefined;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** Icons stand beside a word or inside a named control, so readers never hear them. */
function icon(path: string, filled = false): IconComponent {
  return function Icon({ size = 's', className }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(styles.icon, styles[size], filled && styles.filled, className)}>
        <path d={path} />
      </svg>
    );
  };
}

export const AreaIcon = icon('M4 8h12v12H4zM4 8V5M16 20h3M18 3.5h3v3h-3z');
export const BathIcon = icon('M3 12h18v2.5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM6 12V6a2 2 0 0 1 4 0M7 18.5V21M17 18.5V21');
export const CalendarIcon = icon('M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7M8 14h2v2H8z');
export const CameraIcon = icon('M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0');
export const CloseIcon = icon('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const FilterIcon = icon('M3 7h9M18 7h3M3 17h3M12 17h9M12 4.5h5v5h-5zM6.5 14.5h5v5h-5z');
export const FloorIcon = icon('M3 20.5h4.5v-5H12v-5h4.5v-5H21');
export const HeartIcon = icon('M12 20.5 4 12.3a5 5 0 0 1 7.1-7.1l.9.9.9-.9a5 5 0 0 1 7.1 7.1z');
export const HeartFilledIcon = icon('M12 21.5 3.3 12.7a6 6 0 0 1 8.5-8.5l.2.2.2-.2a6 6 0 0 1 8.5 8.5z', true);
export const InfoIcon = icon('M3.5 3.5h17v17h-17zM12 11v6M12 7v1');
export const LeftIcon = icon('M14.5 5.5 8 12l6.5 6.5');
export const PhoneIcon = icon('M4 4h4.5l1.5 5-2.3 1.7a12 12 0 0 0 5.6 5.6L15 14l5 1.5V20A16 16 0 0 1 4 4z');
export const PinIcon = icon('M12 21.5c4.6-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0c0 3.1 2.4 6.7 7 11.5zM10 8h4v4h-4z');
export const RightIcon = icon('M9.5 5.5 16 12l-6.5 6.5');
export const RoomsIcon = icon('M3.5 3.5h17v17h-17zM12 3.5V9M12 13v7.5M3.5 12.5H8M12 12.5h8.5');
export const SearchIcon = icon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.5 15.5 21 21');
export const TreeIcon = icon('M12 21v-8M12 3.5c4 0 6 3 6 5.5s-2 4.5-6 4.5-6-2-6-4.5 2-5.5 6-5.5zM8.5 21h7');
