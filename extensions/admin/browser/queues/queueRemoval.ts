import { queueCalls, type QueueView } from '../../common/queueCalls';
import type { Removal } from '../removing';

export const queueRemoval: Removal<Pick<QueueView, 'id' | 'label' | 'name'>> = {
  tab: 'queue',
  icon: 'inbox',
  ask: 'queues.pick',
  none: 'queues.pickNone',
  make: 'newQueue',
  list: (api) => api.of(queueCalls).list({ query: { limit: 1000 } }),
  nameOf: ({ label }) => label,
  describe: ({ name }) => name,
  question: (t, queue) => ({
    message: t('queue.deleteQuestion', { label: queue.label }),
    detail: t('delete.detail'),
    primary: t('delete'),
  }),
  remove: (api, { id }) => api.of(queueCalls).remove({ params: { id } }),
};
