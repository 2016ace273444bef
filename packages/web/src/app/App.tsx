/** The pages and their addresses. What a page needs beyond the table comes when it is opened. */
import { Suspense } from 'react';
import { lazyPart } from './lazyPart.ts';
import { Route, Switch, useSearch } from 'wouter';
import { ErrorPage } from './ErrorPage.tsx';
import { useUpdate } from './offline.ts';
import { Shell } from './Shell.tsx';

const GamePage = lazyPart(() => import('../game/GamePage.tsx'));
const Home = lazyPart(() => import('../pages/Home.tsx'), 'pages');
const NewGame = lazyPart(() => import('../pages/newgame/NewGame.tsx'), 'pages');
const Titles = lazyPart(() => import('../pages/reference/Titles.tsx'), 'pages');
const Reference = lazyPart(() => import('../pages/reference/ReferencePage.tsx'), 'pages', 'reference');
const Print = lazyPart(() => import('../pages/print/Print.tsx'), 'pages', 'reference', 'print', 'results');
const ResultsPage = lazyPart(() => import('../pages/results/ResultsPage.tsx'), 'pages', 'results');
const Online = lazyPart(() => import('../pages/online/Online.tsx'), 'pages', 'online', 'pace', 'community');
const Create = lazyPart(() => import('../pages/online/Create.tsx'), 'pages', 'online', 'pace');
const ContinueOnline = lazyPart(() => import('../pages/online/ContinueOnline.tsx'), 'pages', 'online', 'pace');
const Join = lazyPart(() => import('../pages/online/Join.tsx'), 'pages', 'online', 'pace');
const TablePage = lazyPart(() => import('../pages/online/TablePage.tsx'), 'pages', 'online', 'pace');
const Account = lazyPart(() => import('../pages/online/Account.tsx'), 'pages', 'online', 'pace', 'community');
const Notifications = lazyPart(() => import('../pages/community/Notifications.tsx'), 'pages', 'online', 'community');
const ProfilePage = lazyPart(() => import('../pages/community/ProfilePage.tsx'), 'pages', 'online', 'community');
const RatingsPage = lazyPart(() => import('../pages/community/RatingsPage.tsx'), 'pages', 'online', 'community');
const ApiTokens = lazyPart(() => import('../pages/community/ApiTokens.tsx'), 'pages', 'online', 'community');
const RecoverLink = lazyPart(() => import('../pages/online/RecoverLink.tsx'), 'pages', 'online');
const MailLink = lazyPart(() => import('../pages/community/MailLink.tsx'), 'pages', 'community');
const NotFound = lazyPart(() => import('../pages/NotFound.tsx'), 'pages');
const SettingsPage = lazyPart(() => import('../pages/Settings.tsx'), 'pages');
const Intro = lazyPart(() => import('../learn/intro/Intro.tsx'), 'learn', 'glossary');
const GlossaryPage = lazyPart(() => import('../learn/glossary/GlossaryPage.tsx'), 'glossary');
const UpdateNote = lazyPart(() => import('../pages/update/UpdateNote.tsx'), 'pages');

/** A part of an address in plain letters; one that is none stays as it is, and names nothing. */
const plain = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const ReferencePage = ({ title, part }: { readonly title: string; readonly part?: string }) => {
  const rule = new URLSearchParams(useSearch()).get('rule');
  return <Reference title={title} part={part ?? 'map'} rule={rule} />;
};

const Update = () => {
  const ready = useUpdate(({ waiting }) => waiting !== null);
  return ready ? (
    <Suspense>
      <UpdateNote />
    </Suspense>
  ) : null;
};

export const App = () => (
  <ErrorPage>
    <Update />
    <Suspense fallback={<Shell>{null}</Shell>}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/new">
          <NewGame />
        </Route>
        <Route path="/new/:title">{({ title }) => <NewGame chosen={plain(title)} />}</Route>
        <Route path="/game/:id/result">{({ id }) => <ResultsPage key={id} id={id} />}</Route>
        {/* The spreadsheet is a page of the same table: the game is not opened anew. */}
        <Route path="/game/:id/:view?">{({ id }) => <GamePage key={id} id={id} />}</Route>
        <Route path="/online">
          <Online />
        </Route>
        <Route path="/online/new">
          <Create />
        </Route>
        <Route path="/online/carry/:id">{({ id }) => <ContinueOnline key={id} id={id} />}</Route>
        <Route path="/join/:invitation">{({ invitation }) => <Join key={invitation} invitation={invitation} />}</Route>
        <Route path="/table/:id/:view?">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/account">
          <Account />
        </Route>
        <Route path="/account/programs">
          <ApiTokens />
        </Route>
        <Route path="/notifications">
          <Notifications />
        </Route>
        <Route path="/person/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
        <Route path="/ratings">
          <RatingsPage />
        </Route>
        <Route path="/recover/:token">{({ token }) => <RecoverLink token={token} />}</Route>
        <Route path="/mail/:token">{({ token }) => <MailLink what="confirmMail" token={token} />}</Route>
        <Route path="/unsubscribe/:token">{({ token }) => <MailLink what="unsubscribe" token={token} />}</Route>
        <Route path="/titles">
          <Titles />
        </Route>
        <Route path="/titles/:title/:part?">
          {({ title, part }) => <ReferencePage title={plain(title)} part={part} />}
        </Route>
        <Route path="/learn">
          <Intro />
        </Route>
        <Route path="/glossary">
          <GlossaryPage />
        </Route>
        <Route path="/print/:title">{({ title }) => <Print title={plain(title)} />}</Route>
        <Route path="/settings">
          <SettingsPage />
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  </ErrorPage>
);
