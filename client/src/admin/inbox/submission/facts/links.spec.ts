import { phoneText } from '#shared/text/phone-text';
import { mailLink, telLink } from './links.ts';

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

describe('a phone number', () => {
  it.each([
    ['09171234567', '0917 123 4567'],
    ['0917-123-4567', '0917 123 4567'],
    ['+63 (917) 123 4567', '0917 123 4567'],
    ['639171234567', '0917 123 4567'],
    ['+63 917 123 4567 loc. 8', '+63 917 123 4567 loc. 8'],
    ['045 931 0000', '045 931 0000'],
    ['call me', 'call me'],
  ])('typed as %j reads %j', (phone, text) => expect(phoneText(phone)).toBe(text));
});

describe('a mail in the own program', () => {
  it('goes to the address, whatever is in it, with its subject and its lines', () => {
    const reply = { subject: 'Re: Q-7F3K9D', body: 'Dear Ana,\n100 % & more' };
    expect(mailLink("o'brien+a?b&c@mail.example", reply)).toBe(
      "mailto:o'brien%2Ba%3Fb%26c@mail.example?subject=Re%3A%20Q-7F3K9D&body=Dear%20Ana%2C%0D%0A100%20%25%20%26%20more",
    );
  });

  it('has no text when none was written', () => {
    expect(mailLink('ana@mail.example', { subject: 'Re', body: '' })).toBe('mailto:ana@mail.example?subject=Re');
  });
});
