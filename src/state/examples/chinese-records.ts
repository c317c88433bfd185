import type { Example } from './example.ts';

const names = ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨帆', '赵磊', '黄敏'];
const cities = ['上海市浦东新区', '北京市朝阳区', '广州市天河区', '成都市武侯区'];
const states = ['待付款', '已发货', '已完成', '已取消'];
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Members of a shop with their last orders; the numbers are made up. */
export const chineseRecordsExample: Example = {
  facts: { tool: '会员.查询', kind: 'query' },
  output: () =>
    JSON.stringify(
      {
        代码: 0,
        消息: '成功',
        数据: { 列表: Array.from({ length: 24 }, (_, index) => makeMember(index)), 总数: 24 },
      },
      null,
      2,
    ),
  edits: [
    {
      type: 'addRule',
      rule: {
        id: 'phone-cn',
        target: { by: 'detector', detector: 'phone-cn' },
        action: 'mask',
        keepStart: 3,
        keepEnd: 4,
      },
    },
    {
      type: 'addRule',
      rule: {
        id: 'id-card-cn',
        target: { by: 'detector', detector: 'id-card-cn' },
        action: 'mask',
        keepStart: 6,
        keepEnd: 0,
      },
    },
  ],
};

function makeMember(index: number): object {
  return {
    编号: `M${20_260_001 + index}`,
    姓名: names[index % names.length],
    手机号: `13${8 + (index % 2)}${String(10_000_000 + ((index * 7_654_321) % 89_999_999))}`,
    身份证号: makeIdNumber(index),
    地址: `${cities[index % cities.length]}人民路${12 + index}号`,
    订单状态: states[index % states.length],
    金额: Math.round(((index * 91_733) % 90_000) + 1990) / 100,
    备注: index % 5 === 0 ? '请在工作日送货，谢谢。' : null,
  };
}

/** A number whose last digit checks, as that of real ones does. */
function makeIdNumber(index: number): string {
  const body = `310115${1970 + (index % 30)}0${1 + (index % 9)}1${index % 10}${String(100 + index)}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return `${body}${'10X98765432'[sum % 11]}`;
}
