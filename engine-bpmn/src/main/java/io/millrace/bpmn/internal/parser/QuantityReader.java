package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TokenQuantity;

/**
 * Reads how many tokens an activity takes and lets go.
 *
 * @param element where problems are reported
 */
record QuantityReader(Element element) {

  TokenQuantity read() {
    var start = read("startQuantity");
    var completion = read("completionQuantity");
    return start == 1 && completion == 1 ? TokenQuantity.ONE : new TokenQuantity(start, completion);
  }

  private int read(String name) {
    var text = element.attribute(name);
    if (text == null) {
      return 1;
    }
    if (!text.matches("0*[1-9]\\d{0,5}")) {
      new Values(element).invalid(name, text, "a whole number from 1 to 999999");
      return 1;
    }
    return Integer.parseInt(text);
  }
}
