/** On which the server tells of rows: type is the object's name, action "created", "updated" or "deleted". */
export const rowTopic = 'data';
