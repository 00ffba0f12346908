import type { LibraryPicture, Rental } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { until } from '../testing/app/until.ts';
import { useApp } from '../testing/app/use-app.ts';
import { pictureCalls } from '../testing/calls/picture-calls.ts';
import { newPicture } from '../testing/samples/pictures.ts';
import { problemBody } from '../testing/samples/problem-body.ts';

const PATH = ENDPOINTS.rentals;
const CRANE = { vehicleName: 'Truck crane', weightLimit: '25 tons' };
const UNKNOWN = 'p-000000000000';

describe('the picture of a rental', () => {
  const app = useApp();
  const { upload } = pictureCalls(app);
  const add = async (picture?: string) =>
    (
      await app.asAdmin
        .post(PATH)
        .send({ ...CRANE, picture })
        .expect(201)
    ).body as Rental;
  const put = (id: string, body: object) => app.asAdmin.put(`${PATH}/${id}`).send(body);
  const listed = async () => (await app.get(PATH).expect(200)).body as Rental[];
  const pictureAt = ({ _id }: Pick<LibraryPicture, '_id'>) => `${ENDPOINTS.pictures}/${_id}`;

  it('is in every answer as pages show it, with the words and the crop of the library', async () => {
    const { _id: picture, base, widths, width, height, tone } = await upload(await newPicture());
    const focus = { x: 0.25, y: 1 };
    await app.asAdmin
      .patch(pictureAt({ _id: picture }))
      .send({ alt: 'A crane lifts a beam.', focus })
      .expect(200);
    const rental = await add(picture);
    const shownPicture = { base, widths, width, height, tone, alt: 'A crane lifts a beam.', focus };
    expect(rental).toEqual({ _id: rental._id, ...CRANE, picture, shownPicture });
    expect(await listed()).toContainEqual(rental);
    expect((await put(rental._id, { ...CRANE, picture }).expect(200)).body).toEqual(rental);
  });

  it('is described by the name of the rental when the library does not describe it', async () => {
    const { _id } = await upload(await newPicture());
    expect((await add(_id)).shownPicture?.alt).toBe(CRANE.vehicleName);
  });

  it.each([undefined, '', null])('goes when a change has none: %p', async (picture) => {
    const { _id } = await add((await upload(await newPicture()))._id);
    expect((await put(_id, { ...CRANE, picture }).expect(200)).body).toEqual({ _id, ...CRANE });
    expect(await listed()).toContainEqual({ _id, ...CRANE });
  });

  it('follows what the library says of it', async () => {
    const { _id } = await upload(await newPicture());
    const rental = await add(_id);
    await listed();
    await app.asAdmin.patch(pictureAt({ _id })).send({ alt: 'Another word.' }).expect(200);
    const alt = async () => (await listed()).find((row) => row._id === rental._id)?.shownPicture?.alt;
    await until(async () => (await alt()) === 'Another word.');
  });

  it('must be in the library', async () => {
    const { body } = await app.asAdmin
      .post(PATH)
      .send({ ...CRANE, picture: UNKNOWN })
      .expect(400);
    const sentence = 'This picture is no longer in the library. Choose another one.';
    expect(body).toEqual(problemBody(400, [sentence]));
    const rental = await add();
    await put(rental._id, { ...CRANE, picture: UNKNOWN }).expect(400);
    expect(await listed()).toContainEqual(rental);
  });

  it.each(['hero-1-building-frame', 'p-1', '../p-000000000000'])('is refused when it is none: %s', async (picture) => {
    const { body } = await app.asAdmin
      .post(PATH)
      .send({ ...CRANE, picture })
      .expect(400);
    expect(body).toEqual(problemBody(400, ['Choose the picture from the library.']));
  });

  it('cannot be deleted from the library while a rental shows it', async () => {
    const picture = await upload(await newPicture());
    const { _id } = await add(picture._id);
    const { body } = await app.asAdmin.delete(pictureAt(picture)).expect(409);
    expect(body).toEqual(problemBody(409, ['The picture is still in use: Rentals › “Truck crane”.']));
    await put(_id, CRANE).expect(200);
    await app.asAdmin.delete(pictureAt(picture)).expect(204);
  });

  it('is gone from a deleted rental that comes back when the library has it no longer', async () => {
    const picture = await upload(await newPicture());
    const { _id } = await add(picture._id);
    await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
    await app.asAdmin.delete(pictureAt(picture)).expect(204);
    expect((await app.asAdmin.post(`${PATH}/${_id}/restore`).expect(200)).body).toEqual({ _id, ...CRANE });
  });

  it('comes back with its rental', async () => {
    const rental = await add((await upload(await newPicture()))._id);
    await app.asAdmin.delete(`${PATH}/${rental._id}`).expect(204);
    expect((await app.asAdmin.post(`${PATH}/${rental._id}/restore`).expect(200)).body).toEqual(rental);
  });
});
