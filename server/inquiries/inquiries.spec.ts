import { ENDPOINTS } from '#shared/endpoints';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { LIMITS } from '#shared/limits';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { columnsOf, formCalls, JUST_COME } from '../testing/calls/form-calls.ts';
import { problemBody } from '../testing/samples/problem-body.ts';
import { INQUIRY } from '../testing/samples/forms.ts';
import { useApp } from '../testing/app/use-app.ts';

const PATH = ENDPOINTS.inquiries;

describe('POST /services', () => {
  const app = useApp();
  const { send, refused, stored, count } = formCalls(app, PATH, INQUIRY);

  it('answers 201 with success, the message and a reference', async () => {
    expect(await send()).toEqual({
      success: true,
      message: 'Inquire submitted successfully!',
      reference: expect.stringMatching(/^I-[0-9A-HJKMNP-TV-Z]{6}$/),
    });
  });

  it('answers the same below /api/v1', async () => {
    await app.post(`v1/${PATH}`).send(INQUIRY).expect(201);
  });

  it('stores every field in its column, with the version of the privacy notice', async () => {
    const receipt = await send();
    expect(await stored(receipt)).toEqual({
      ...JUST_COME,
      ...columnsOf(INQUIRY_FORM, INQUIRY),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'inquiry',
      reference: receipt.reference,
      name: INQUIRY.name,
      email: INQUIRY.email,
      phone: INQUIRY.contact,
      service: INQUIRY.service,
      description: INQUIRY.description,
      delivery_option: 'Deliver',
      delivery_location: INQUIRY.deliveryLocation,
      privacy_version: PRIVACY_NOTICE.version,
      created_at: expect.any(Date),
      position: null,
      meeting_location: null,
      custom_location: null,
      meeting_date_time: null,
    });
  });

  it.each([
    ['name', 'required.'],
    ['email', 'Email is required.'],
    ['contact', 'required.'],
    ['deliveryOption', 'Choose one option.'],
  ])('needs the %s', async (field, sentence) => {
    for (const missing of [undefined, null, '', '  ']) {
      expect(await refused({ [field]: missing })).toEqual(problemBody(400, [sentence]));
    }
  });

  it('names everything that is missing in one go, in the order of the form', async () => {
    const { body } = await app.post(PATH).send({}).expect(400);
    expect(body.errors).toEqual(['required.', 'Email is required.', 'required.', 'Choose one option.']);
  });

  it('refuses an e-mail that is none', async () => {
    expect(await refused({ email: 'barangay' })).toEqual(problemBody(400, ['Email is invalid.']));
  });

  it.each(['service', 'description', 'deliveryLocation'])('does without the %s', async (field) => {
    for (const missing of [undefined, null, '', '  ']) await send({ [field]: missing });
  });

  it('stores what was left out as null', async () => {
    const receipt = await send({ service: '', description: '  ', deliveryLocation: undefined });
    expect(await stored(receipt)).toMatchObject({ service: null, description: null, delivery_location: null });
  });

  it.each(['Pick Up', 'Deliver'])('takes the delivery option %s', async (deliveryOption) => {
    expect(await stored(await send({ deliveryOption }))).toMatchObject({ delivery_option: deliveryOption });
  });

  it.each(['deliver', 'DELIVER', 'Pick up', 'pickup', 'Both', 1, ['Deliver']])(
    'refuses the delivery option %j',
    async (deliveryOption) => {
      expect(await refused({ deliveryOption })).toEqual(problemBody(400, ['Choose one option.']));
    },
  );

  it('stores an inquiry to be delivered that does not say where to', async () => {
    expect(await stored(await send({ deliveryLocation: '' }))).toMatchObject({
      delivery_option: 'Deliver',
      delivery_location: null,
    });
  });

  it.each([
    ['name', LIMITS.name, 'Name must be at most 200 characters.'],
    ['contact', LIMITS.phone, 'Contact must be at most 50 characters.'],
    ['service', LIMITS.service, 'Service must be at most 100 characters.'],
    ['description', LIMITS.description, 'Description must be at most 5000 characters.'],
    ['deliveryLocation', LIMITS.place, 'Delivery location must be at most 300 characters.'],
  ])('takes a %s of %i characters and not one more', async (field, most, sentence) => {
    await send({ [field]: 'x'.repeat(most) });
    expect(await refused({ [field]: 'x'.repeat(most + 1) })).toEqual(problemBody(400, [sentence]));
  });

  it('refuses control characters in the description', async () => {
    expect(await refused({ description: 'slab\u0007' })).toEqual(
      problemBody(400, ['The text contains characters that cannot be stored.']),
    );
  });

  it('refuses a field that no inquiry has', async () => {
    expect(await refused({ phone: '1' })).toEqual(problemBody(400, ['Unknown field: phone.']));
  });

  it('stores nothing of an inquiry that is refused', async () => {
    const before = await count();
    await refused({ deliveryOption: 'deliver' });
    await refused({ phone: '1' });
    expect(await count()).toBe(before);
  });
});
