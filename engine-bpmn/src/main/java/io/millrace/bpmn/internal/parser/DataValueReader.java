package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.DataValue;
import io.millrace.bpmn.internal.model.Script;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a value: a text or expression, a script, a list or a map.
 *
 * @param element the element around it
 */
record DataValueReader(Element element) {

  /** Reads the element to its end. */
  DataValue read() {
    var nested = new ArrayList<DataValue>();
    attach(element, nested);
    var text = element.content();
    if (nested.size() > 1 || !nested.isEmpty() && !text.isEmpty()) {
      element.report(
          BpmnProblem.CONTRADICTION, "The " + element.name() + " has more than one value.");
    }
    return nested.isEmpty() ? text(element, text) : nested.get(0);
  }

  /** Reads an expression of the standard, which may be in a language of its own. */
  static DataValue formal(Element child) {
    var language = child.attribute("language");
    child.attribute("evaluatesToTypeRef");
    var text = child.text();
    if (language == null || FormalCondition.isOfExpressions(language)) {
      return text(child, text);
    }
    var script = new ScriptReader(child).read(language, text, child.engine("resource"));
    return new DataValue.Scripted(script);
  }

  private static void attach(Element parent, List<DataValue> values) {
    parent.extension("script", child -> values.add(script(child)));
    parent.extension("list", child -> values.add(list(child)));
    parent.extension("map", child -> values.add(map(child)));
  }

  private static DataValue script(Element child) {
    var script = ScriptReader.of(child);
    return new DataValue.Scripted(
        script.text() == null ? new Script(script.language(), "") : script);
  }

  private static DataValue list(Element list) {
    var items = new ArrayList<DataValue>();
    attach(list, items);
    list.extension("value", child -> items.add(text(child, value(child))));
    list.read();
    return new DataValue.Items(items);
  }

  private static String value(Element child) {
    child.attribute("name");
    return child.text();
  }

  private static DataValue map(Element map) {
    var entries = new ArrayList<DataValue.Entry>();
    map.extension("entry", child -> entries.add(entry(child)));
    map.read();
    return new DataValue.Entries(entries);
  }

  private static DataValue.Entry entry(Element child) {
    var key = child.expression(child.attribute("key"));
    var value = new DataValueReader(child).read();
    if (key == null) {
      child.report(BpmnProblem.PARAMETER_WITHOUT_NAME, "An entry of a map has no key.");
    }
    return new DataValue.Entry(key == null ? "" : key, value);
  }

  private static DataValue text(Element at, String text) {
    return new DataValue.Text(text.isEmpty() ? null : at.expression(text));
  }
}
