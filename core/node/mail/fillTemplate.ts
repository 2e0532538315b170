export type Placeholders = Readonly<Record<string, string>>;

/** Fills in "{{name}}"; what is filled in cannot change what the template means. */
export function fillTemplate(template: string, values: Placeholders, escape: (value: string) => string): string {
  return template.replace(/(?:\{\{|%7B%7B)\s*(\w+)\s*(?:\}\}|%7D%7D)/gi, (_, name: string) => {
    return escape(Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  });
}

/** Inside the quotes of a JSON text. */
export function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
