import { ENDPOINTS } from '#shared/endpoints';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const EVERYTHING = {
  name: 'Zoë Quiñones-Valdez',
  email: 'Zoe.Quinones@mail.example.com',
  phone: '+63 (918) 123-4567',
  reference: 'I-7F3K9D',
  service: 'Ready Mix Concrete',
  description: 'Two trucks,\nplease: before 8:30!',
  delivery_location: 'Barangay Singat',
  note: 'called back twice',
};

describe('GET /admin/submissions?search', () => {
  const app = useApp();
  const { add, names } = inboxCalls(app);

  beforeAll(async () => {
    await add(EVERYTHING);
    await add({ kind: 'quote', name: 'Municipal Office', meeting_location: 'Other', custom_location: 'Town Hall' });
    await add({ kind: 'application', name: 'Ben Cruz', position: 'Heavy Equipment Operator' });
    await add({ name: 'Трактор Петров' });
    await add({ name: '李小龍 拖拉机' });
    await add({ name: 'ΟΔΟΣ' });
    await add({ name: 'محمد علي ٣٤' });
    await add({ name: `Long ${'x'.repeat(100)}`, description: 'é'.repeat(5000) });
  });

  it.each([
    ['a name', 'Zoë', EVERYTHING.name],
    ['the beginning of a name', 'quiñ', EVERYTHING.name],
    ['a name without its accents', 'ZOE QUINONES', EVERYTHING.name],
    ['a name with an accent more', 'zóe', EVERYTHING.name],
    ['the other half of a double name', 'valdez', EVERYTHING.name],
    ['a whole e-mail address', 'zoe.quinones@mail.example.com', EVERYTHING.name],
    ['a part of an e-mail address', 'quinones@mail', EVERYTHING.name],
    ['a whole reference', 'I-7F3K9D', EVERYTHING.name],
    ['the end of a reference', '7f3k9d', EVERYTHING.name],
    ['a phone number as it was typed', '+63 (918) 123-4567', EVERYTHING.name],
    ['a phone number without its signs', '639181234567', EVERYTHING.name],
    ['a service', 'ready-mix', EVERYTHING.name],
    ['words of the description', 'trucks 8:30', EVERYTHING.name],
    ['a place', 'singat', EVERYTHING.name],
    ['a note', 'twice', EVERYTHING.name],
    ['words of several fields in any order', 'concrete zoë twice singat', EVERYTHING.name],
    ['words between tabs and line breaks', 'zoë\t\r\nvaldez', EVERYTHING.name],
    ['a word with a NUL in it', 'val\0dez', EVERYTHING.name],
    ['a custom location', 'town hall', 'Municipal Office'],
    ['a position', 'operator heavy', 'Ben Cruz'],
    ['Cyrillic', 'ТРАКТОР пет', 'Трактор Петров'],
    ['Chinese', '李小', '李小龍 拖拉机'],
    ['Greek with its two small sigmas', 'οδος', 'ΟΔΟΣ'],
    ['Arabic', 'علي ٣', 'محمد علي ٣٤'],
    ['full-width letters', 'Ｂｅｎ', 'Ben Cruz'],
    ['a word longer than any', 'x'.repeat(100), `Long ${'x'.repeat(100)}`],
    ['more characters than count', `ben ${' '.repeat(300)} nobody`, 'Ben Cruz'],
  ])('finds %s', async (_what, search, name) => {
    expect(await names({ search })).toEqual([name]);
  });

  it.each([
    ['the middle of a word', 'alde'],
    ['one word of two', 'zoë nobody'],
    ['words of different submissions', 'zoë operator'],
    ['what a pattern would match', 'v_ldez'],
    ['what a query language would match', 'nobody | zoë'],
  ])('does not find %s', async (_what, search) => {
    expect(await names({ search })).toEqual([]);
  });

  it.each(['', ' ', '!', '-', "'", '"', '%', '_', '\\', ':*&|!<->()', '…', '🚜', '\0', '\t\n', '\ufffd', '* & !'])(
    'shows all when there is no word in it: %p',
    async (search) => {
      expect(await names({ search })).toHaveLength(8);
    },
  );

  it.each([
    ['letters that unfold into many', 'ﷺ'.repeat(5000)],
    ['one endless word', 'x'.repeat(5000)],
    ['a thousand words', Array.from({ length: 1000 }, (_, word) => word.toString(36).padStart(4, 'q')).join(' ')],
    ['accents that belong to nothing', '\u0301'.repeat(5000)],
    ['signs alone', '\\\'":*&|!()<->'.repeat(384)],
    ['letters of four bytes', '𝔘'.repeat(2500)],
  ])('never stands in the way of a form: %s', async (what, description) => {
    const inquiry = { name: what, email: 'a@example.com', contact: '1', deliveryOption: 'Pick Up', description };
    await app.post(ENDPOINTS.inquiries).send(inquiry).expect(201);
    expect(await names({ search: what })).toEqual([what]);
  });

  it('finds a note as soon as it is written, and no more when it is gone', async () => {
    const { id } = await add({ name: 'Dina Lim' });
    const write = (note: string) => app.asAdmin.patch(`${ENDPOINTS.submissions}/${id}`).send({ note }).expect(200);
    await write('wants a discount');
    expect(await names({ search: 'discount' })).toEqual(['Dina Lim']);
    await write('');
    expect(await names({ search: 'discount' })).toEqual([]);
  });
});
