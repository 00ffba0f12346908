import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { ERRORS } from '#shared/error-messages';
import { ROW_MESSAGES } from '#shared/listings/row-rules';
import { NOBODY, useApp } from '../testing/app/use-app.ts';

const PATH = ENDPOINTS.rentals;
const CRANE = { vehicleName: 'Truck crane', weightLimit: '25 tons' };

describe('rentals', () => {
  const app = useApp();
  const add = async (rental = CRANE) =>
    (await app.asAdmin.post(PATH).send(rental).expect(201)).body as typeof CRANE & { _id: string };
  const listed = async () => (await app.get(PATH).expect(200)).body as (typeof CRANE & { _id: string })[];

  describe('GET /rental', () => {
    it('lists rentals, oldest first, with their three fields and nothing else', async () => {
      const first = await add();
      const second = await add({ vehicleName: 'Grader', weightLimit: '3.7 m blade' });
      const rows = await listed();
      expect(rows.slice(-2)).toEqual([first, second]);
      expect(Object.keys(rows[0]).sort()).toEqual(['_id', 'vehicleName', 'weightLimit']);
    });

    it('answers the same below /api/v1', async () => {
      await add();
      expect((await app.get(`v1/${PATH}`).expect(200)).body).toEqual(await listed());
    });
  });

  describe('POST /rental', () => {
    it('answers 201 with the row', async () => {
      expect(await add()).toEqual({ _id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...CRANE });
    });

    it('stores a capacity given as a number as text', async () => {
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...CRANE, weightLimit: 25 })
        .expect(201);
      expect(body).toMatchObject({ weightLimit: '25' });
    });

    it('trims, and counts blank as missing', async () => {
      expect(await add({ vehicleName: '  Grader ', weightLimit: ' 3 t ' })).toMatchObject({
        vehicleName: 'Grader',
        weightLimit: '3 t',
      });
      const { body } = await app.asAdmin.post(PATH).send({ vehicleName: '   ', weightLimit: '' }).expect(400);
      expect(body).toMatchObject({
        statusCode: 400,
        message: ROW_MESSAGES.fields.vehicleName,
        error: ROW_MESSAGES.fields.vehicleName,
        errors: [ROW_MESSAGES.fields.vehicleName, ROW_MESSAGES.fields.weightLimit],
      });
    });

    it('returns names in any script as they were sent', async () => {
      const vehicleName = 'Трактор 拖拉机 🚜 ñ “quoted” <b>';
      expect(await add({ ...CRANE, vehicleName })).toMatchObject({ vehicleName });
      expect((await listed()).at(-1)).toMatchObject({ vehicleName });
    });

    it('refuses too long a name and says how long it may be', async () => {
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...CRANE, vehicleName: 'x'.repeat(LIMITS.vehicleName + 1) })
        .expect(400);
      expect(body.errors).toEqual(['Vehicle name must be at most 200 characters.']);
    });

    it('is refused without the admin token', () => app.post(PATH).send(CRANE).expect(401));
  });

  describe('PUT /rental/:id', () => {
    it('answers 200 with the changed row, which the list shows', async () => {
      const { _id } = await add();
      const { body } = await app.asAdmin
        .put(`${PATH}/${_id}`)
        .send({ vehicleName: 'Loader', weightLimit: '3 cu.m' })
        .expect(200);
      expect(body).toEqual({ _id, vehicleName: 'Loader', weightLimit: '3 cu.m' });
      expect(await listed()).toContainEqual(body);
    });

    it('needs both fields', async () => {
      const { _id } = await add();
      const { body } = await app.asAdmin.put(`${PATH}/${_id}`).send({ vehicleName: 'Loader' }).expect(400);
      expect(body.errors).toEqual([ROW_MESSAGES.fields.weightLimit]);
      expect(await listed()).toContainEqual({ _id, ...CRANE });
    });

    it('answers 404 for a row that is not there', () => app.asAdmin.put(`${PATH}/${NOBODY}`).send(CRANE).expect(404));

    it('answers 400 for an id that is none', async () => {
      const { body } = await app.asAdmin.put(`${PATH}/12`).send(CRANE).expect(400);
      expect(body.message).toBe(ERRORS.badId);
    });

    it('is refused without the admin token', () => app.put(`${PATH}/${NOBODY}`).send(CRANE).expect(401));
  });

  describe('DELETE /rental/:id', () => {
    it('answers 204 and takes the row off the list', async () => {
      const { _id } = await add();
      const { text } = await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
      expect(text).toBe('');
      expect((await listed()).map((rental) => rental._id)).not.toContain(_id);
    });

    it('answers 404 the second time, as does a change', async () => {
      const { _id } = await add();
      await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
      await app.asAdmin.delete(`${PATH}/${_id}`).expect(404);
      await app.asAdmin.put(`${PATH}/${_id}`).send(CRANE).expect(404);
    });

    it('is refused without the admin token', async () => {
      const { _id } = await add();
      await app.delete(`${PATH}/${_id}`).expect(401);
      expect((await listed()).map((rental) => rental._id)).toContain(_id);
    });
  });

  describe('POST /rental/:id/restore', () => {
    it('brings a deleted row back to its place', async () => {
      const first = await add();
      const second = await add();
      await app.asAdmin.delete(`${PATH}/${first._id}`).expect(204);
      expect((await app.asAdmin.post(`${PATH}/${first._id}/restore`).expect(200)).body).toEqual(first);
      expect((await listed()).slice(-2)).toEqual([first, second]);
    });

    it('answers 404 for a row that never was', () => app.asAdmin.post(`${PATH}/${NOBODY}/restore`).expect(404));
  });
});
