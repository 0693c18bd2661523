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
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={cx(styles.icon, styles[size], filled && styles.filled, className)}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const AreaIcon = /*#__PURE__*/ icon('M4 8h12v12H4zM4 8V5M16 20h3M18 3.5h3v3h-3z');
export const ArrowIcon = /*#__PURE__*/ icon('M4 12h15M13.5 6.5 19 12l-5.5 5.5');
export const AttachIcon = /*#__PURE__*/ icon(
  'M19 11.5 11.5 19a4.6 4.6 0 0 1-6.5-6.5L13 4.5a3 3 0 0 1 4.3 4.3L9.7 16.3a1.4 1.4 0 0 1-2-2L14 8',
);
export const BalconyIcon = /*#__PURE__*/ icon(
  'M6.5 12V3.5h11V12M12 3.5V12M3.5 12h17M4.5 12v8.5h15V12M8.3 12v8.5M12 12v8.5M15.7 12v8.5',
);
export const BathIcon = /*#__PURE__*/ icon(
  'M3 12h18v2.5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM6 12V6a2 2 0 0 1 4 0M7 18.5V21M17 18.5V21',
);
export const BedIcon = /*#__PURE__*/ icon('M3 19.5V6M3 16.5h18v3M21 16.5V12H3M7 9h5v3H7z');
export const BellIcon = /*#__PURE__*/ icon('M5 17.5h14l-1.8-2.5V10a5.2 5.2 0 0 0-10.4 0v5zM10 20.5h4M12 4.5V3');
export const BikeIcon = /*#__PURE__*/ icon(
  'M9.5 16.5a3.8 3.8 0 1 1-7.5 0 3.8 3.8 0 0 1 7.5 0zM22 16.5a3.8 3.8 0 1 1-7.5 0 3.8 3.8 0 0 1 7.5 0zM5.8 16.5 9 8.5h6l3.2 8M9 8.5l3.5 8h-6.7M12.5 16.5l2.8-8M7.5 6h3M15 8.5V5.5h2.5',
);
export const BoltIcon = /*#__PURE__*/ icon('M13 3 5.5 13.5H12L11 21l7.5-10.5H12z');
export const BuildingIcon = /*#__PURE__*/ icon(
  'M5 20.5v-17h10v17M15 9h4.5v11.5M3 20.5h18M8.5 7.5h3M8.5 11h3M8.5 14.5h3',
);
export const BusIcon = /*#__PURE__*/ icon('M4.5 4h15v13h-15zM4.5 11.5h15M7 17v2.5M17 17v2.5M7.5 14.3h1.5M15 14.3h1.5');
export const CalendarIcon = /*#__PURE__*/ icon('M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7M8 14h2v2H8z');
export const CameraIcon = /*#__PURE__*/ icon(
  'M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0',
);
export const CarIcon = /*#__PURE__*/ icon(
  'M3.5 12.5 6 6.5h12l2.5 6v6h-17zM3.5 12.5h17M6.5 18.5V20M17.5 18.5V20M6.5 15.5h2M15.5 15.5h2',
);
export const ChatIcon = /*#__PURE__*/ icon('M3.5 4.5h17v12H12l-5 4v-4H3.5zM8 9h8M8 12.5h5');
export const CheckIcon = /*#__PURE__*/ icon('M4.5 12.5 9.5 17.5 19.5 7');
export const ClockIcon = /*#__PURE__*/ icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3.5 2.5');
export const ClipIcon = /*#__PURE__*/ icon(
  'M20 11.5l-8.2 8.2a5 5 0 0 1-7-7l8.7-8.7a3.3 3.3 0 0 1 4.7 4.7l-8.6 8.6a1.6 1.6 0 0 1-2.3-2.3l7.9-7.9',
);
export const CloseIcon = /*#__PURE__*/ icon('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const CompareIcon = /*#__PURE__*/ icon('M4 5h6v14H4zM14 5h6v14h-6zM12 2.5v19');
export const DocIcon = /*#__PURE__*/ icon('M5.5 3.5h9l4 4v13h-13zM14 3.5V8h4.5M9 12.5h6M9 16h6');
export const DownIcon = /*#__PURE__*/ icon('M6 9.5l6 6 6-6');
export const DragIcon = /*#__PURE__*/ icon(
  'M8 5h2.5v2.5H8zM13.5 5H16v2.5h-2.5zM8 10.8h2.5v2.5H8zM13.5 10.8H16v2.5h-2.5zM8 16.5h2.5V19H8zM13.5 16.5H16V19h-2.5z',
  true,
);
export const DrawIcon = /*#__PURE__*/ icon(
  'M4.5 18.5 6 8l8-3.5L20 10l-4 8.5zM3 17h3v3H3zM4.5 6.5h3v3h-3zM12.5 3h3v3h-3zM18.5 8.5h3v3h-3zM14.5 17h3v3h-3z',
);
export const EditIcon = /*#__PURE__*/ icon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10');
export const EuroIcon = /*#__PURE__*/ icon('M18.5 6A8 8 0 1 0 18.5 18M3.5 10.2H13M3.5 13.8h8.5');
export const ExternalIcon = /*#__PURE__*/ icon('M13.5 4H20v6.5M20 4 11 13M18 14v6H4V6h6');
export const EyeIcon = /*#__PURE__*/ icon(
  'M2.5 12c1.8-3.3 5-6 9.5-6s7.7 2.7 9.5 6c-1.8 3.3-5 6-9.5 6s-7.7-2.7-9.5-6zM14.7 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z',
);
export const FilterIcon = /*#__PURE__*/ icon('M3 7h9M18 7h3M3 17h3M12 17h9M12 4.5h5v5h-5zM6.5 14.5h5v5h-5z');
export const FloorIcon = /*#__PURE__*/ icon('M3 20.5h4.5v-5H12v-5h4.5v-5H21');
export const FolderIcon = /*#__PURE__*/ icon('M3 6h6.5l2 2.5H21V19H3z');
export const GlobeIcon = /*#__PURE__*/ icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c-5.5 5.5-5.5 11.5 0 17M12 3.5c5.5 5.5 5.5 11.5 0 17',
);
export const HeartIcon = /*#__PURE__*/ icon('M12 20.5 4 12.3a5 5 0 0 1 7.1-7.1l.9.9.9-.9a5 5 0 0 1 7.1 7.1z');
export const HeartFilledIcon = /*#__PURE__*/ icon(
  'M12 21.5 3.3 12.7a6 6 0 0 1 8.5-8.5l.2.2.2-.2a6 6 0 0 1 8.5 8.5z',
  true,
);
export const HideIcon = /*#__PURE__*/ icon(
  'M4 4l16 16M9.9 6.3A9.5 9.5 0 0 1 12 6c4.5 0 7.7 2.7 9.5 6a14 14 0 0 1-2.8 3.5M6.5 7.7A13.5 13.5 0 0 0 2.5 12c1.8 3.3 5 6 9.5 6a9.7 9.7 0 0 0 4.5-1.1M10 10.2a2.7 2.7 0 0 0 3.8 3.8',
);
export const HomeIcon = /*#__PURE__*/ icon('M4 11 12 4l8 7v9.5h-5.5V14h-5v6.5H4z');
export const InfoIcon = /*#__PURE__*/ icon('M3.5 3.5h17v17h-17zM12 11v6M12 7v1');
export const KeyIcon = /*#__PURE__*/ icon('M3.5 12.5h7v7h-7zM9.5 13.5 20 3M16.5 6.5l3 3M14 9l2 2');
export const LayersIcon = /*#__PURE__*/ icon(
  'M12 3.5 21 8.5l-9 5-9-5zM3.5 12.5 12 17.2l8.5-4.7M3.5 16.5 12 21.2l8.5-4.7',
);
export const LeftIcon = /*#__PURE__*/ icon('M14.5 5.5 8 12l6.5 6.5');
export const LiftIcon = /*#__PURE__*/ icon('M5 3.5h14v17H5zM12 3.5v17M7.5 11 8.5 9.5 9.5 11M14.5 13l1 1.5 1-1.5');
export const ListIcon = /*#__PURE__*/ icon('M9 6h12M9 12h12M9 18h12M3.5 5.5h1v1h-1zM3.5 11.5h1v1h-1zM3.5 17.5h1v1h-1z');
export const LocateIcon = /*#__PURE__*/ icon(
  'M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5M10.8 10.8h2.4v2.4h-2.4z',
);
export const LogoutIcon = /*#__PURE__*/ icon('M13 4H4.5v16H13M10 12h10.5M17 8l4 4-4 4');
export const MailIcon = /*#__PURE__*/ icon('M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5');
export const MapIcon = /*#__PURE__*/ icon('M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20');
export const MenuIcon = /*#__PURE__*/ icon('M3 7h18M3 12h18M3 17h12');
export const MicIcon = /*#__PURE__*/ icon('M9 4.5h6v9H9zM5.5 11v1.5a6.5 6.5 0 0 0 13 0V11M12 19v2.5');
export const MinusIcon = /*#__PURE__*/ icon('M5 12h14');
export const OkayIcon = /*#__PURE__*/ icon('M3.5 3.5h17v17h-17zM7.5 12.3l3.2 3.2 6-6.5');
export const PhoneIcon = /*#__PURE__*/ icon(
  'M4 4h4.5l1.5 5-2.3 1.7a12 12 0 0 0 5.6 5.6L15 14l5 1.5V20A16 16 0 0 1 4 4z',
);
export const PinIcon = /*#__PURE__*/ icon(
  'M12 21.5c4.6-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0c0 3.1 2.4 6.7 7 11.5zM10 8h4v4h-4z',
);
export const PlanIcon = /*#__PURE__*/ icon('M3.5 3.5h17v17h-17zM3.5 10H9M12.5 10h8M12.5 10v4M12.5 17.5v3');
export const PlusIcon = /*#__PURE__*/ icon('M12 5v14M5 12h14');
export const QuoteIcon = /*#__PURE__*/ icon(
  'M2.5 14h3.2v3.6l-1.7 3h-1.8l1.1-3h-.8zM7.8 14h3.2v3.6l-1.7 3h-1.8l1.1-3h-.8zM13 3.5h3.2v3.6l-1.7 3h-1.8l1.1-3h-.8zM18.3 3.5h3.2v3.6l-1.7 3h-1.8l1.1-3h-.8z',
  true,
);
export const RadiusIcon = /*#__PURE__*/ icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 12h8.5M10.8 10.8h2.4v2.4h-2.4z',
);
export const RetryIcon = /*#__PURE__*/ icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4v5.5h-5.5');
export const RightIcon = /*#__PURE__*/ icon('M9.5 5.5 16 12l-6.5 6.5');
export const RoomsIcon = /*#__PURE__*/ icon('M3.5 3.5h17v17h-17zM12 3.5V9M12 13v7.5M3.5 12.5H8M12 12.5h8.5');
export const ScribbleIcon = /*#__PURE__*/ icon(
  'M4 15.5C3 9.5 7 4.5 12.5 4.5s8.5 4 7.5 8-5.5 4-8 2.5-1.5-4.5 1-5M4 15.5c.8 3.5 4 5 8 4.5',
);
export const SeaIcon = /*#__PURE__*/ icon(
  'M3 17c1.5 0 1.5-1.5 3-1.5S7.5 17 9 17s1.5-1.5 3-1.5 1.5 1.5 3 1.5 1.5-1.5 3-1.5 1.5 1.5 3 1.5M3 21c1.5 0 1.5-1.5 3-1.5S7.5 21 9 21s1.5-1.5 3-1.5 1.5 1.5 3 1.5 1.5-1.5 3-1.5 1.5 1.5 3 1.5M12 3v9.5M12 4l5.5 8.5H6.5',
);
export const SearchIcon = /*#__PURE__*/ icon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.5 15.5 21 21');
export const SendIcon = /*#__PURE__*/ icon('M3.5 4.5 21 12 3.5 19.5 6 12zM6 12h7');
export const ShareIcon = /*#__PURE__*/ icon('M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18');
export const ShieldIcon = /*#__PURE__*/ icon(
  'M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
);
export const SortIcon = /*#__PURE__*/ icon('M7 4v16M3.5 16.5 7 20l3.5-3.5M13 6h8M13 12h6M13 18h4');
export const StarIcon = /*#__PURE__*/ icon('M12 3.5 14.6 9l6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z');
export const TourIcon = /*#__PURE__*/ icon(
  'M12 8.5c5.2 0 9 1.5 9 3.7s-3.8 3.8-9 3.8-9-1.5-9-3.8 3.8-3.7 9-3.7zM12 3.5v17M9.5 18l2.5 2.5 2.5-2.5',
);
export const TrashIcon = /*#__PURE__*/ icon('M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6');
export const TreeIcon = /*#__PURE__*/ icon(
  'M12 21v-8M12 3.5c4 0 6 3 6 5.5s-2 4.5-6 4.5-6-2-6-4.5 2-5.5 6-5.5zM8.5 21h7',
);
export const TrendDownIcon = /*#__PURE__*/ icon('M3.5 7 10 13.5l3.5-3.5 7 7M15.5 17.5h5v-5');
export const TrendFlatIcon = /*#__PURE__*/ icon('M3.5 12h16M15.5 7.5 20 12l-4.5 4.5');
export const TrendUpIcon = /*#__PURE__*/ icon('M3.5 17 10 10.5l3.5 3.5L20.5 7M15.5 6.5h5v5');
export const UndoIcon = /*#__PURE__*/ icon('M4.5 9.5h10a5.5 5.5 0 0 1 0 11H9M8.5 5l-4 4.5 4 4.5');
export const UploadIcon = /*#__PURE__*/ icon('M12 16V4.5M7.5 9 12 4.5 16.5 9M4 15v5.5h16V15');
export const UpIcon = /*#__PURE__*/ icon('M6 14.5l6-6 6 6');
export const UsersIcon = /*#__PURE__*/ icon(
  'M5.5 5h5.5v5.5H5.5zM2.5 19.5c0-3.2 2-5.2 5.8-5.2s5.7 2 5.7 5.2M15 5.5h4V10h-4M16.5 14.3c3 .2 5 2 5 5.2',
);
export const UserIcon = /*#__PURE__*/ icon('M8.5 4h7v7h-7zM4 20.5c0-3.6 3-6 8-6s8 2.4 8 6');
export const VideoIcon = /*#__PURE__*/ icon('M3 6h12v12H3zM15 10.5l6-3.5v10l-6-3.5z');
export const WalkIcon = /*#__PURE__*/ icon(
  'M11.5 3h2.5v2.5h-2.5zM12.5 8l-1.5 6.5 3.5 2.5 1 4.5M11 14.5 9.5 18l-3 3M12.5 8 8.5 10v3.5M12.5 8l2 3 3.5 1',
);
export const WarnIcon = /*#__PURE__*/ icon('M12 3.5 21.5 20h-19zM12 10v4.5M12 16.8v.4');
