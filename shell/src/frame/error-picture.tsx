import type { ReactElement } from 'react';
import type { ErrorPageName } from './error-page';
import styles from './error-page.module.css';

/** A drawing beside the words: an empty plot, a house that is being mended, a house with its shutters closed. */
export function ErrorPicture({ page }: { page: ErrorPageName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 320 220" aria-hidden="true">
      <path fill="#bcd9e6" d="M0 0h320v220H0z" />
      <path fill="#f6e3bd" d="M236 30h30v30h-30z" />
      <path fill="#9bb5ac" d="M0 104 44 78l40 18 52-40 58 44 48-24 78 34v30H0z" />
      <path fill="#3f8c99" d="M0 118h320v26H0z" />
      <path fill="#d8ecef" d="M22 128h26v2H22zM96 136h34v2H96zM214 126h30v2h-30zM268 137h20v2h-20z" />
      <path fill="#b9b67f" d="M0 140c60-10 120 6 180 0s100-6 140 2v78H0z" />
      {SCENES[page]}
    </svg>
  );
}

const TREES = (
  <>
    <path fill="#8a6a4a" d="M30 150h5v24h-5zM286 152h5v26h-5z" />
    <path fill="#5d8a64" d="M14 124h37v30H14zM272 122h33v34h-33z" />
    <path fill="#74a078" d="M20 118h22v18H20zM280 114h18v20h-18z" />
  </>
);

const HOUSE = (
  <>
    <path fill="#efe3cd" d="M104 108h112v78H104z" />
    <path fill="#c65a3c" d="M94 108 116 74h88l22 34z" />
    <path fill="#a94a31" d="M94 104h132v6H94z" />
    <path fill="#7b5a3e" d="M150 150h20v36h-20z" />
  </>
);

const SCENES: Readonly<Record<ErrorPageName, ReactElement>> = {
  'not-found': (
    <>
      {TREES}
      <path fill="#cfc795" d="m92 158 140-4 34 44-212 6z" />
      <path fill="none" stroke="#fff" strokeWidth="2.5" strokeDasharray="7 6" d="m92 158 140-4 34 44-212 6z" />
      <path className={styles.mark} d="M87 153h10v10H87zM227 149h10v10h-10zM261 193h10v10h-10zM49 199h10v10H49z" />
      <path fill="#6d5138" d="M158 140h4v44h-4z" />
      <path fill="#fff" d="M132 116h56v32h-56z" />
      <path className={styles.mark} d="M164 122h9v9h-9z" />
      <path fill="#14211f" d="M140 138h20v3h-20z" />
    </>
  ),
  error: (
    <>
      {TREES}
      {HOUSE}
      <path fill="#89b6c4" d="M118 124h20v18h-20zM182 124h20v18h-20z" />
      <path
        fill="none"
        stroke="#6d5138"
        strokeWidth="4"
        d="M88 190V66M232 190V66M160 190V66M80 100h160M80 146h160M88 146l72-46M160 146l72-46"
      />
      <path className={styles.mark} d="M196 90h10v10h-10z" />
    </>
  ),
  unavailable: (
    <>
      {TREES}
      {HOUSE}
      <path fill="#2f6b57" d="M116 122h24v22h-24zM180 122h24v22h-24z" />
      <path
        fill="none"
        stroke="#23503f"
        strokeWidth="2"
        d="M128 122v22M192 122v22M116 128h24M116 133h24M116 138h24M180 128h24M180 133h24M180 138h24"
      />
      <path className={styles.mark} d="M156 164h8v8h-8z" />
    </>
  ),
};
