// What the product brings with it comes through the same registries as what a page adds.
import './order-forms';
import './plain-forms';
