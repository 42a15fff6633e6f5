interface SkeletonProps {
  count: number;
  /** What is being loaded, for who cannot see it. */
  label: string;
}

/** Grey shapes in the place of cards that are on their way. */
export function Skeleton({ count, label }: SkeletonProps) {
  return (
    <div className="grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <div className="skeleton" key={i} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
