import { type Activate, onUnexpectedError } from 'lathe';
import { registerNews } from './news/registerNews';
import { registerNotices } from './notices/registerNotices';
import { registerHome } from './page/registerHome';
import { FeedbackBox } from './feedback/feedbackBox';
import { registerStatements } from './statements/registerStatements';
import { registerStudy } from './study/registerStudy';

export const activate: Activate = async (context) => {
  registerNotices(context);
  registerNews(context);
  registerStudy(context);
  registerStatements(context);
  context.bind(FeedbackBox);
  void context.get(FeedbackBox).show().catch(onUnexpectedError);
  await registerHome(context);
};
