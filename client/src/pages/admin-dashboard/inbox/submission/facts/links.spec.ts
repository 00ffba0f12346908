import { QUOTE } from '#client/testing/dashboard/submissions.ts';
import { replyLink, telLink } from './links.ts';

describe('a phone link', () => {
  it.each([
    ['09171234567', 'tel:09171234567'],
    ['639171234567', 'tel:+639171234567'],
    ['+63 (917) 123-45.67', 'tel:+639171234567'],
    ['+63 917 123 4567 loc. 8', 'tel:+639171234567'],
    ['0917 123 4567 / 0918 765 4321', 'tel:09171234567'],
    ['Tel: 045 931 0000', 'tel:0459310000'],
    ['call me', undefined],
    ['1 2 3', undefined],
  ])('dials what stands in %j', (phone, link) => expect(telLink(phone)).toBe(link));
});

describe('a reply', () => {
  it('goes to the address, whatever is in it, under a subject with the reference', () => {
    expect(replyLink({ ...QUOTE, email: "o'brien+a?b&c@mail.example" }, 'ECLAR Builders')).toBe(
      "mailto:o'brien%2Ba%3Fb%26c@mail.example?subject=Your%20quote%20request%20Q-7F3K9D%20to%20ECLAR%20Builders",
    );
  });
});
