import { useState, type ReactElement } from 'react';
import { cx } from '../base/cx';
import { CameraIcon } from './icon';
import { useHydrated } from '../base/use-hydrated';
import styles from './photo.module.css';

export interface PhotoSource {
  width: number;
  height: number;
  avif: string;
  webp: string;
}

export interface PhotoProps {
  alt: string;
  /** Smallest first, all of one shape. */
  sources: readonly PhotoSource[];
  /** Width on screen in the words of the `sizes` attribute. */
  sizes: string;
  /**
   * Whether the address stands in the server's HTML. All other photos get theirs after hydration,
   * so that they do not compete with the scripts; without scripts a plain image in `<noscript>` shows them.
   */
  eager?: boolean;
  className?: string | undefined;
}

/** A photo that fills its box; the box has its size before the photo comes. */
export function Photo({ eager = false, className, ...picture }: PhotoProps): ReactElement {
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  if (picture.sources.length === 0 || failed) {
    return (
      <span className={cx(styles.photo, styles.missing, className)} role="img" aria-label={picture.alt}>
        <CameraIcon size="m" />
      </span>
    );
  }
  return (
    <span className={cx(styles.photo, className)}>
      {eager || hydrated ? (
        <Picture {...picture} eager={eager} onError={() => setFailed(true)} />
      ) : (
        <noscript>
          <img loading="lazy" alt={picture.alt} src={(picture.sources[1] ?? picture.sources[0])?.webp} />
        </noscript>
      )}
    </span>
  );
}

function Picture({
  alt,
  sources,
  sizes,
  eager,
  onError,
}: Omit<PhotoProps, 'className'> & { onError?: () => void }): ReactElement {
  const largest = sources.at(-1);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(sources, 'avif')} sizes={sizes} />
      <img
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        alt={alt}
        width={largest?.width}
        height={largest?.height}
        sizes={sizes}
        srcSet={sourceSet(sources, 'webp')}
        src={sources[0]?.webp}
        onError={onError}
      />
    </picture>
  );
}

function sourceSet(sources: readonly PhotoSource[], format: 'avif' | 'webp'): string {
  return sources.map((source) => `${source[format]} ${source.width}w`).join(', ');
}
