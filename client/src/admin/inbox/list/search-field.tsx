import { type SubmitEvent, useEffect, useState } from 'react';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { TextField } from '#client/components/form/controls.tsx';

/** Milliseconds without typing before the search starts. */
const PAUSE = 300;

interface SearchFieldProps {
  /** The search text in the address. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches after a pause or on Enter, and follows the address when Back or another control changes it. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, asked, onSearch]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label="Search"
        type="search"
        name="search"
        placeholder="Name, phone, email, reference or text"
        maxLength={INBOX_LIMITS.search}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
