import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const NAMES = ['One', 'Two', 'Three'];
const TABS = NAMES.map((name) => ({ id: name, name, panel: name }));
const PANELS = Object.fromEntries(NAMES.map((name) => [name, <p key={name}>Panel {name}</p>]));

function Lists() {
  const [selected, setSelected] = useState('One');
  return <Tabs label="Lists" tabs={TABS} panels={PANELS} selected={selected} inBar={['One']} onSelect={setSelected} />;
}

const open = () => {
  render(<Lists />);
  return userEvent.setup({ delay: null });
};

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('shows the selected panel, named by its tab, and no other', () => {
    open();
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('Panel One');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('is one stop of the Tab key', async () => {
    const user = open();
    await user.tab();
    expect(tab('One')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus(); // on phones alone
  });

  it('moves by arrows around the ends, and by Home and End', async () => {
    const user = open();
    await user.tab();
    for (const [key, name] of [
      ['ArrowRight', 'Two'],
      ['ArrowLeft', 'One'],
      ['ArrowUp', 'Three'],
      ['ArrowDown', 'One'],
      ['End', 'Three'],
      ['Home', 'One'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(screen.getByRole('tabpanel')).toHaveTextContent(`Panel ${name}`);
    }
  });
});
