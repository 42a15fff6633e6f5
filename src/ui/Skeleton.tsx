interface SkeletonProps {
  count: number;
  /** A name for the loading content, for screen readers. */
  label: string;
  /** Whether rows are loading rather than cards. */
  inRows?: boolean;
}

/** Grey shapes in place of cards or rows that are still loading. */
export function Skeleton({ count, label, inRows }: SkeletonProps) {
  return (
    <div
      className={inRows ? '' : 'grid cols-fill-76 gap-x-6 gap-y-8'}
      role="status"
      aria-label={label}
    >
      {Array.from({ length: count }, (_, i) => (
        <div
          className={inRows ? 'skeleton' : 'skeleton rounded-md border px-6'}
          key={i}
          aria-hidden="true"
        >
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
