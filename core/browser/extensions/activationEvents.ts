import { extensionIdOf } from '../../common/extensions/extensionId';
import type { Manifest } from '../../common/manifest/manifest';
import type { ActivationEvent } from '../activation/activation';

/** What wakes an extension: it follows from what it contributes, so that nobody has to write it down. */
export function activationEventsOf(manifest: Manifest): readonly ActivationEvent[] {
  const { browser, contributes, activationEvents } = manifest;
  if (browser === undefined) return [];
  const events: ActivationEvent[] = [];
  for (const { command } of contributes?.commands ?? []) events.push(`onCommand:${command}`);
  for (const views of Object.values(contributes?.views ?? {})) {
    for (const { id } of views) events.push(`onView:${id}`);
  }
  for (const { type } of contributes?.editors ?? []) events.push(`onEditor:${type}`);
  for (const { id } of contributes?.pages ?? []) events.push(`onPage:${id}`);
  for (const { id } of contributes?.quickAccess ?? []) events.push(`onQuickAccess:${id}`);
  for (const { id } of contributes?.walkthroughs ?? []) events.push(`onWalkthrough:${extensionIdOf(manifest)}#${id}`);
  for (const { scheme } of contributes?.fileSystems ?? []) events.push(`onFileSystem:${scheme}`);
  for (const event of activationEvents ?? []) if (isActivation(event)) events.push(event);
  return events;
}

/** What follows from no contribution. */
function isActivation(event: string): event is 'onStartupFinished' | `onComponent:${string}` {
  return event === 'onStartupFinished' || event.startsWith('onComponent:');
}
