import { mountApp } from './ui/mount-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
mountApp(root);
