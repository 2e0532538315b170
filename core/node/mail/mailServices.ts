import type { Newable } from 'inversify';
import { Delivery } from './delivery';
import { Mail } from './mail';
import { MessageStore } from './messageStore';
import { MessagingSettings } from './messagingSettings';

export const mailServices: readonly Newable<object>[] = [Delivery, Mail, MessageStore, MessagingSettings];
