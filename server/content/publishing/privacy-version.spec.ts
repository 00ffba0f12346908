import { ENDPOINTS } from '#shared/endpoints';
import { officeDay } from '#shared/meetings/office-day';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { QUOTE } from '../../testing/samples/forms.ts';

describe('the version of the privacy notice that is stored with what visitors send', () => {
  const app = useApp();
  const editor = editorOf(app);
  const { send, stored } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const version = async () => (await stored(await send())) as { privacy_version: string };

  it('is that of the repository at first, also after another text was published', async () => {
    await editor.say('To build.');
    await editor.published();
    expect(await version()).toMatchObject({ privacy_version: PRIVACY_NOTICE.version });
  });

  it('is the day on which the notice was worded anew', async () => {
    await editor.set('privacy', ['sections', 0, 'heading'], 'About us');
    await editor.published();
    expect(await version()).toMatchObject({ privacy_version: officeDay() });
  });

  it('is another one where a fact in the notice has changed, on the same day too', async () => {
    await editor.set('firm', ['retention', 'applications'], 6);
    await editor.published();
    expect(await version()).toMatchObject({ privacy_version: `${officeDay()}.2` });
    await editor.set('firm', ['privacyOfficer'], 'The Office Manager');
    await editor.published();
    expect(await version()).toMatchObject({ privacy_version: `${officeDay()}.3` });
  });

  it('is nothing that an editor writes', async () => {
    await editor.set('privacy', ['version'], '1999-01-01');
    await editor.set('privacy', ['sections', 0, 'heading'], 'About us');
    await editor.say('To build well.');
    await editor.published();
    expect(await version()).toMatchObject({ privacy_version: `${officeDay()}.3` });
  });
});
