import { mountApp } from './ui/mount-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// To read the scripts took the browser long enough for one task.
setTimeout(() => mountApp(root));
