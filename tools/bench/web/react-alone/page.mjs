import { createElement, useState } from 'react';

/** A page with one interactive element. */
export function Page() {
  const [count, setCount] = useState(0);
  const press = () => setCount(count + 1);
  return createElement('main', null, [
    createElement('h1', { key: 'heading' }, 'React alone'),
    createElement('button', { key: 'button', type: 'button', onClick: press }, `Pressed ${count} times`),
  ]);
}
