import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { ERRORS } from '#shared/error-messages';
import { problemBody } from '../testing/samples/problem-body.ts';
import { NOBODY, useApp } from '../testing/app/use-app.ts';

const PATH = ENDPOINTS.jobs;
const ENGINEER: JobInput = {
  title: 'Site engineer for flood control works',
  position: 'Site Engineer',
  location: 'Gerona, Tarlac',
  fullDescription: 'Runs the daily works on site.\nReports to the project manager.',
  qualifications: 'Licensed civil engineer\nTwo years on drainage projects',
};

describe('jobs', () => {
  const app = useApp();
  const add = async (changes: Partial<JobInput> = {}) =>
    (
      await app.asAdmin
        .post(PATH)
        .send({ ...ENGINEER, ...changes })
        .expect(201)
    ).body as Job;
  const listed = async () => (await app.get(PATH).expect(200)).body as Job[];
  const idsListed = async () => (await listed()).map((job) => job._id);

  describe('GET /jobs', () => {
    it('lists jobs, newest first', async () => {
      const older = await add();
      const newer = await add({ title: 'Driver' });
      expect((await listed()).slice(0, 2)).toEqual([newer, older]);
    });

    it('gives the six fields of a job and nothing else', async () => {
      const job = await add();
      expect((await listed())[0]).toEqual({ _id: job._id, ...ENGINEER });
    });
  });

  describe('POST /jobs', () => {
    it('answers 201 with the row', async () => {
      expect(await add()).toEqual({ _id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...ENGINEER });
    });

    it.each([
      ['title', 'Job title is required.'],
      ['position', 'Position is required.'],
      ['location', 'Location is required.'],
      ['fullDescription', 'Full description is required.'],
      ['qualifications', 'Qualifications are required.'],
    ])('needs the %s', async (field, sentence) => {
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...ENGINEER, [field]: ' \n ' })
        .expect(400);
      expect(body).toEqual(problemBody(400, [sentence]));
    });

    it('names every field that is missing, in the order of the form', async () => {
      const { body } = await app.asAdmin.post(PATH).send({}).expect(400);
      expect(body.errors).toEqual([
        'Job title is required.',
        'Position is required.',
        'Location is required.',
        'Full description is required.',
        'Qualifications are required.',
      ]);
    });

    it.each([
      ['title', LIMITS.jobTitle, 'Job title must be at most 200 characters.'],
      ['position', LIMITS.jobTitle, 'Position must be at most 200 characters.'],
      ['location', LIMITS.place, 'Location must be at most 300 characters.'],
      ['fullDescription', LIMITS.jobText, 'Full description must be at most 20000 characters.'],
      ['qualifications', LIMITS.jobText, 'Qualifications must be at most 20000 characters.'],
    ])('takes a %s of %i characters and not one more', async (field, most, sentence) => {
      expect(await add({ [field]: 'x'.repeat(most) })).toMatchObject({ [field]: 'x'.repeat(most) });
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...ENGINEER, [field]: 'x'.repeat(most + 1) })
        .expect(400);
      expect(body.errors).toEqual([sentence]);
    });

    it.each(['title', 'position', 'location'])('takes no line break in the %s', async (field) => {
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...ENGINEER, [field]: 'one\ntwo' })
        .expect(400);
      expect(body.message).toMatch(/must be a single line of text\.$/);
    });

    it.each(['title', 'position', 'location', 'fullDescription', 'qualifications'])(
      'takes no character in the %s that reverses the text',
      async (field) => {
        for (const sign of ['\u202e', '\u2067', '\u202a']) {
          const job = { ...ENGINEER, [field]: `Engineer${sign}` };
          const { body } = await app.asAdmin.post(PATH).send(job).expect(400);
          expect(body.message).toMatch(/ contains an invisible character that reverses the text\./);
        }
      },
    );

    it('refuses a field that no job has', async () => {
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...ENGINEER, salary: '1' })
        .expect(400);
      expect(body.errors).toEqual(['Unknown field: salary.']);
    });

    it('is refused without the admin token, and stores nothing', async () => {
      const before = await idsListed();
      await app.post(PATH).send(ENGINEER).expect(401);
      expect(await idsListed()).toEqual(before);
    });
  });

  describe('PUT /jobs/:id', () => {
    const DRIVER: JobInput = {
      title: 'Transit mixer driver',
      position: 'Driver',
      location: 'Batching plant',
      fullDescription: 'Delivers concrete.',
      qualifications: 'Clean record',
    };

    it('answers 200 with the changed row, which the list shows in the same place', async () => {
      const { _id } = await add();
      const newer = await add();
      const { body } = await app.asAdmin.put(`${PATH}/${_id}`).send(DRIVER).expect(200);
      expect(body).toEqual({ _id, ...DRIVER });
      expect((await listed()).slice(0, 2)).toEqual([newer, body]);
    });

    it('needs every field, and changes nothing when one is missing', async () => {
      const job = await add();
      const { body } = await app.asAdmin.put(`${PATH}/${job._id}`).send({ title: 'Driver' }).expect(400);
      expect(body.errors).toHaveLength(4);
      expect(await listed()).toContainEqual(job);
    });

    it('answers 404 for a row that is not there', async () => {
      const { body } = await app.asAdmin.put(`${PATH}/${NOBODY}`).send(DRIVER).expect(404);
      expect(body).toEqual(problemBody(404, ERRORS.notFound));
    });

    it('answers 400 for an id that is none', async () => {
      const { body } = await app.asAdmin.put(`${PATH}/12`).send(DRIVER).expect(400);
      expect(body).toEqual(problemBody(400, ERRORS.badId));
    });

    it('is refused without the admin token, and changes nothing', async () => {
      const job = await add();
      await app.put(`${PATH}/${job._id}`).send(DRIVER).expect(401);
      expect(await listed()).toContainEqual(job);
    });
  });

  describe('DELETE /jobs/:id', () => {
    it('answers 204 and takes the row off the list', async () => {
      const { _id } = await add();
      await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
      expect(await idsListed()).not.toContain(_id);
    });

    it('answers 404 the second time', async () => {
      const { _id } = await add();
      await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
      await app.asAdmin.delete(`${PATH}/${_id}`).expect(404);
    });

    it('answers 400 for an id that is none', () => app.asAdmin.delete(`${PATH}/x`).expect(400));

    it('is refused without the admin token, and deletes nothing', async () => {
      const { _id } = await add();
      await app.delete(`${PATH}/${_id}`).expect(401);
      expect(await idsListed()).toContain(_id);
    });
  });

  describe('POST /jobs/:id/restore', () => {
    it('brings a deleted row back to its place', async () => {
      const older = await add();
      const newer = await add();
      await app.asAdmin.delete(`${PATH}/${older._id}`).expect(204);
      expect((await app.asAdmin.post(`${PATH}/${older._id}/restore`).expect(200)).body).toEqual(older);
      expect((await listed()).slice(0, 2)).toEqual([newer, older]);
    });

    it('leaves a row that was never deleted as it is', async () => {
      const job = await add();
      expect((await app.asAdmin.post(`${PATH}/${job._id}/restore`).expect(200)).body).toEqual(job);
    });

    it('answers 404 for a row that never was', () => app.asAdmin.post(`${PATH}/${NOBODY}/restore`).expect(404));

    it('is refused without the admin token, and brings nothing back', async () => {
      const { _id } = await add();
      await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
      await app.post(`${PATH}/${_id}/restore`).expect(401);
      expect(await idsListed()).not.toContain(_id);
    });
  });
});
