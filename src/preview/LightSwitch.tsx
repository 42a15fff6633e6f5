const CHOICES = [
  { id: 'preview-device', label: 'As on this device' },
  { id: 'preview-light', label: 'Light' },
  { id: 'preview-dusk', label: 'Dusk' },
];

/** Switches a preview between light and dark; preview.css does the rest. */
export function LightSwitch() {
  return (
    <section
      className="sticky top-0 z-10 border-b-2 border-hairline bg-raised py-2 text-sm"
      aria-label="Preview"
    >
      <fieldset className="wrap flex flex-wrap items-center gap-x-6 gap-y-1">
        <legend className="sr-only">How light it is</legend>
        {CHOICES.map(({ id, label }, i) => (
          <label key={id} className="inline-flex min-h-6 items-center gap-2">
            <input type="radio" name="preview-light" id={id} defaultChecked={i === 0} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
