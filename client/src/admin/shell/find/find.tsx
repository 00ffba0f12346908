import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { useIsTouch } from '#client/hooks/use-media-query.ts';
import { Icon } from '../icons.tsx';
import shell from '../shell.module.css';
import styles from './find.module.css';
import { type HitGroup, useFound } from './found.ts';

const NAME = 'Find anything';

/** The message while there are no hits. */
const NONE = {
  searching: () => 'Searching...',
  done: (text: string) => `No results for “${text}”. Try a name, a phone number or a reference.`,
  failed: () => 'The submissions could not be searched. Check your connection and try again.',
};

/** Searches submissions, rentals, jobs, projects, people and pages that the account may see. */
export function Find() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const isTouch = useIsTouch();
  const { groups, progress } = useFound(isOpen ? text : '');
  const hits = groups.flatMap((group) => group.hits);
  const { chosen, choose, step } = useChosen(hits.length);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const id = useId();
  useOpeningKey(input, before);
  const close = () => setOpenAt(undefined);
  const clear = () => {
    setText('');
    close();
  };
  const leave = (to?: HTMLElement | null) => {
    clear();
    input.current?.blur();
    to?.focus();
  };
  const toOpener = () => leave(root.current?.querySelector('button')); // the pressed button disappears
  const go = (to: string) => {
    clear();
    void navigate(to);
  };
  const typed = (value: string) => {
    setText(value);
    choose(0);
    setOpenAt(key);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leave(before.current);
    if (event.key === 'Enter' && hits[chosen]) return go(hits[chosen].to);
    step(event);
  };
  const isListed = isOpen && text.trim() !== '';
  return (
    <div
      ref={root}
      role="search"
      aria-label="The dashboard"
      className={`${shell.find} ${styles.find}`}
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget }) => !root.current?.contains(relatedTarget) && close()}
    >
      <button type="button" className={styles.opener} aria-label={NAME} onClick={() => input.current?.focus()}>
        <Icon name="search" />
      </button>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={NAME}
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListed && hits[chosen] ? `${id}-${chosen}` : undefined}
        placeholder={isTouch ? NAME : `${NAME} (Ctrl+K)`}
        autoComplete="off"
        maxLength={INBOX_LIMITS.search}
        value={text}
        onFocus={() => setOpenAt(key)}
        onChange={({ target }) => typed(target.value)}
        onKeyDown={pressed}
      />
      {isOpen && <button type="button" className={styles.closer} aria-label="Close the search" onClick={toOpener} />}
      <div id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list} hidden={!isListed} tabIndex={-1}>
        <Groups groups={groups} chosen={chosen} id={id} onChoose={go} />
      </div>
      <p role="status" className={styles.none}>
        {isListed && hits.length === 0 && NONE[progress](text.trim())}
      </p>
    </div>
  );
}

/** The hit that the arrow keys choose. */
function useChosen(count: number) {
  const [chosen, choose] = useState(0);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || count === 0) return;
    event.preventDefault();
    choose((chosen + by + count) % count);
  };
  return { chosen, choose, step };
}

interface GroupsProps {
  groups: HitGroup[];
  chosen: number;
  id: string;
  onChoose: (to: string) => void;
}

function Groups({ groups, chosen, id, onChoose }: GroupsProps) {
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0));
  return groups.map(({ name, hits }, at) => (
    <div key={name} role="group" aria-label={name}>
      <span className={styles.group} aria-hidden="true">
        {name}
      </span>
      {hits.map((hit, index) => (
        <div
          key={`${hit.to} ${hit.name} ${index}`}
          id={`${id}-${firsts[at] + index}`}
          role="option"
          aria-selected={firsts[at] + index === chosen}
          className={styles.hit}
          onClick={() => onChoose(hit.to)}
        >
          <strong>{hit.name}</strong>
          <span>{hit.about}</span>
        </div>
      ))}
    </div>
  ));
}

/** Ctrl+K, or ⌘K on a Mac. Keeps in `before` which element had the focus. */
function useOpeningKey(input: RefObject<HTMLInputElement | null>, before: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (document.activeElement !== input.current) before.current = document.activeElement as HTMLElement;
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [input, before]);
}
