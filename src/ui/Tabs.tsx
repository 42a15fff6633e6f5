import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfter } from './tab-keys.ts';

interface TabsProps<T extends string> {
  id: string;
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  children: ReactNode;
}

/** Tabs above one panel whose content the caller changes; arrow keys, Home and End move between them. */
export function Tabs<T extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const index = tabAfter(event.key, at, tabs.length);
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div>
      <div className="tab-list" role="tablist" aria-label={label} onKeyDown={move} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => {
              onChange(tab.value);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
