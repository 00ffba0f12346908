import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const SPELLINGS = ['09175550142', '0917 555 0142', '0917-555-0142', '+639175550142', '+63 (0)917 555 0142', '5550142'];

describe('GET /admin/submissions?search with a telephone number', () => {
  const app = useApp();
  const { add, clear, list, names } = inboxCalls(app);

  describe.each([...SPELLINGS.slice(0, -1), '(+63) 917.555.0142', '9175550142'])('stored as %s', (phone) => {
    beforeAll(async () => {
      await clear();
      await add({ kind: 'quote', name: 'Ana Reyes', phone });
      await add({ name: 'Ben Cruz', phone: '0917 555 0143' });
      await add({ name: 'Carlo Dizon', phone: '0918 555 1142' });
    });

    it.each([...SPELLINGS, '639175550142', '917 555 0142', '555-0142', '0917 555 0142 reyes'])(
      'finds it by %s',
      async (search) => expect(await names({ search })).toEqual(['Ana Reyes']),
    );

    it.each(['0917555', '0917 555', '+63 917 555 01', '917555'])('finds all that begin with %s', async (search) =>
      expect(await names({ search })).toEqual(['Ben Cruz', 'Ana Reyes']),
    );
  });

  describe('of any kind', () => {
    beforeAll(clear);

    it('finds a landline by its local number and with the area', async () => {
      await add({ name: 'Gerona Office', phone: '(045) 931 2277' });
      await add({ name: 'Manila Office', phone: '+63 2 8931 2288' });
      for (const search of ['931-2277', '9312277', '0459312277', '+63 45 931 2277'])
        expect(await names({ search })).toEqual(['Gerona Office']);
      for (const search of ['8931-2288', '02 8931 2288', '(02) 8931-2288', '9312288'])
        expect(await names({ search })).toEqual(['Manila Office']);
    });

    it('finds a number abroad as it was stored', async () => {
      await add({ name: 'Singapore Office', phone: '+65 6555 0199' });
      for (const search of ['+65 6555 0199', '6565550199', '6555 0199'])
        expect(await names({ search })).toEqual(['Singapore Office']);
    });

    it('finds a number within a note, however either is separated', async () => {
      await add({ name: 'Dina Lim', note: 'wife: 0922-555-0177, after six' });
      for (const search of ['0922 555 0177', '09225550177', '0922-555-0177'])
        expect(await names({ search })).toEqual(['Dina Lim']);
    });

    it('takes years, days and quantities for words', async () => {
      await add({ name: 'Elmo Sy', description: 'In 2026 as in 2025: 120 bags on 09-11-2026, 12 trucks' });
      for (const search of ['2025 2026', '09-11-2026', '2026 120', '12 120 2025'])
        expect(await names({ search })).toEqual(['Elmo Sy']);
    });

    it('keeps to the filter', async () => {
      await add({ name: 'Felix Go', phone: '0933 555 0166', state: 'handled' });
      await add({ kind: 'quote', name: 'Gina Go', phone: '+63 933 555 0166' });
      const found = (filter: object) => names({ search: '0933-555-0166', ...filter });
      expect(await found({})).toEqual(['Gina Go', 'Felix Go']);
      expect(await found({ view: 'handled' })).toEqual(['Felix Go']);
      expect(await found({ kind: 'quote' })).toEqual(['Gina Go']);
      expect(await found({ view: 'today', state: 'new' })).toEqual(['Gina Go']);
      expect((await list({ search: '0933-555-0166', limit: 1 })).next).not.toBeNull();
    });
  });
});
