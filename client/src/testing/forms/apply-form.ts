import { screen } from '@testing-library/react';
import type { Asked, Call, Responses } from '../fake-api.ts';
import { renderApp } from '../render-app.tsx';
import { fillIn } from './fill-in.ts';

const RECEIPT = { success: true, message: 'Application received.', reference: 'A-7F3K9D' };
export const ACCEPTS = { 'POST /apply': { status: 201, body: RECEIPT } } satisfies Responses;
export const SUCCESS = 'Application submitted successfully!';

export const file = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name);

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const submitButton = () => screen.getByRole('button', { name: 'Submit Application' });

/** Opens the form and returns helpers to fill and send it. `calls` holds submissions only, `asked` all calls. */
export async function openApplyForm(responses: Responses = {}, at: Parameters<typeof renderApp>[0] = '/apply') {
  const calls: Call[] = [];
  const reply = responses['POST /apply'];
  const answer = (call: Call) => {
    calls.push(call);
    if (reply === undefined) throw new Error('The test answers no POST /apply.');
    return typeof reply === 'function' ? (reply as Asked)(call) : reply;
  };
  const { calls: asked, ...app } = renderApp(at, { 'GET /jobs': [], ...responses, 'POST /apply': answer });
  await screen.findByRole('heading', { level: 1, name: 'Apply for a Position' });
  const fill = async (resume = file('resume.pdf')) => {
    await fillIn(app.user, field('Name'), '  Maria Santos ');
    await fillIn(app.user, field('Email'), 'maria@example.com');
    await app.user.clear(field('Position'));
    await fillIn(app.user, field('Position'), 'Welder');
    await fillIn(app.user, field('Contact number'), '09171234567');
    await app.user.upload(field('Resume'), resume);
  };
  return { ...app, calls, asked, fill, submit: () => app.user.click(submitButton()) };
}
