package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Script;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/**
 * Reads a script, which stands in the file or on the class path.
 *
 * @param element where problems are reported
 */
record ScriptReader(Element element) {

  private static final String CLASS_PATH = "classpath://";
  private static final String DEPLOYMENT = "deployment://";

  /** Reads an element that is a script. */
  static Script of(Element child) {
    var format = child.attribute("scriptFormat");
    var language = child.attribute("language");
    var resource = child.attribute("resource");
    return new ScriptReader(child).read(format == null ? language : format, child.text(), resource);
  }

  /**
   * Reads a script; one that cannot be run is reported.
   *
   * @param text the script, blank or null for none
   * @param resource where it is; null for none
   */
  Script read(String language, String text, String resource) {
    var inFile = text == null || text.isBlank() ? null : text;
    if (language == null || (inFile == null) == (resource == null)) {
      element.report(
          BpmnProblem.INCOMPLETE_SCRIPT,
          element
              + " has the language '"
              + language
              + "' and "
              + (inFile == null ? "no text" : "a text")
              + (resource == null ? "." : ", and names the resource '" + resource + "'."));
      return new Script("", "");
    }
    var script = new Script(language, resource == null ? inFile : resource(resource));
    if (script.text() != null) {
      element
          .file()
          .syntax()
          .work()
          .script(script)
          .forEach(found -> element.report(BpmnProblem.SCRIPT_NOT_USABLE, found.message()));
    }
    return script;
  }

  private String resource(String name) {
    if (name.startsWith(DEPLOYMENT)) {
      new Values(element).invalid("resource", name, "a resource on the class path");
      return null;
    }
    var path = name.startsWith(CLASS_PATH) ? name.substring(CLASS_PATH.length()) : name;
    var text = element.file().syntax().work().resource(path).orElse(null);
    if (text == null) {
      new Values(element).invalid("resource", name, "a resource that is on the class path");
    }
    return text;
  }
}
