import { PUBLIC_FORMS } from '../../testing/samples/public-forms.ts';
import { storedSubmission } from '../../testing/calls/form-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const [QUOTE_FORM] = PUBLIC_FORMS;

/** As visitors of a contractor in Tarlac write themselves, in haste too. */
const NAMES = [
  'Maria Santos',
  'Ma. Luisa T. dela Cruz',
  'Ma.Ly Santos',
  'Juan P. Dela Cruz, Jr.',
  'Engr. Ramon Reyes',
  'Engr.Reyes',
  'Engr.Juan R.Cruz, PE',
  'Arch. Liza C. Ong',
  'Arch.Topacio/Engr.Ruiz',
  'J.Uy/M.Sy',
  'Co, Benjamin Jr.',
  'Roberto Sr.',
  'Atty. M.A.Netto',
  'Hon. Mayor E.V. Yap',
  'Fr. Jose Ma. Lacson, S.J.',
  'Sr. Mary Comelia, O.P.',
  'Dr. Orga Biz-Alonzo',
  "Nestor O'Hara-Ñeco",
  'Netty Comia',
  'Zoë Müller',
  '李小龍',
  'محمد علي',
  'J.R. Cruz Trading',
  'J.R.CRUZ ENTERPRISES',
  'A.B.C. Const. & Devt. Corp.',
  'St. John Hardware c/o R. Ruiz',
  'Sto. Niño Bldrs. Inc.',
  'Brgy.Info Center',
  'Brgy. Council of San Jose/Gerona',
  'DPWH Region III / 2nd D.E.O.',
  'G-Net Commercial',
  'Top Site Shop & Online Supply',
  '3K+J Concrete Prod.',
];

/** A firm that calls itself by a web address is among them: a person looks, and nothing is refused. */
const LINKS = [
  'http://win-money.example',
  'HTTPS://CHEAP.EXAMPLE',
  'Anna https://t.me/anna_bonus',
  'www.casino-bonus.example',
  'WWW.PILLS.EXAMPLE',
  'best-seo.com',
  'Get rich at quick-cash.net now',
  'CHEAP-PILLS.COM',
  'Smart.com Builders',
  'loans.com.ph',
  'lottery.org winner',
  'essay.info',
  'bit.ly/3xYz12',
  't.co/abc',
  'wa.me/639171234567',
  'telegra.ph/free-crypto',
  'deals.xyz',
  'rank1.top',
  'download.ru',
  '<a href="http://x.example">x</a>',
];

describe('the name of a submission', () => {
  const app = useApp();
  const reasonsOf = async (name: string) => {
    const { body } = await QUOTE_FORM.post(app, { name }).expect(201);
    return storedSubmission(app.database, body);
  };

  it.each(NAMES)('may be %j without any suspicion', async (name) => {
    expect(await reasonsOf(name)).toMatchObject({ suspected_spam: false, spam_score: 0, spam_reasons: [] });
  });

  it.each(LINKS)('is suspected when it is %j', async (name) => {
    expect(await reasonsOf(name)).toMatchObject({ suspected_spam: true, spam_reasons: ['link-in-name'] });
  });
});
