import { applicationRoute, applicationSlug } from './applicationSlug';
import { applicationTypes } from './applicationTypes';

describe('the slug of a type of applications', () => {
  it.each([
    ['Custom Application', 'custom'],
    ['Quick Application Template', 'quick-template'],
    ['5GMessage Application', '5gmessage'],
    ['', 'custom'],
  ])('of %j is %s', (type, slug) => expect(applicationSlug(type)).toBe(slug));

  it('is its own for each, and needs no escaping', () => {
    const slugs = applicationTypes.map(applicationSlug);
    expect(new Set(slugs).size).toBe(applicationTypes.length);
    for (const slug of slugs) expect(encodeURIComponent(slug)).toBe(slug);
    expect(applicationRoute({ type: 'Addon Application', id: '000f1' })).toBe('/projects/app/addon/000f1');
  });
});
