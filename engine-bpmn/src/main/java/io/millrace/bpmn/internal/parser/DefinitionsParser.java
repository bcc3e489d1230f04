package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads the root of a BPMN file and all its processes. */
final class DefinitionsParser {

  private final Element root;
  private final BpmnFile file;
  private final List<Function<References, ProcessModel>> processes = new ArrayList<>();
  private final List<Element> drawings = new ArrayList<>();

  DefinitionsParser(BpmnFile file) {
    this.file = file;
    this.root = new Element(file, file.cursor().tag(), null);
  }

  /**
   * Returns the executable processes in document order, however wrong; what is wrong is reported.
   */
  List<ProcessModel> parse() {
    if (!root.isOfBpmn() || !root.name().equals("definitions")) {
      root.report(
          BpmnProblem.NOT_BPMN,
          "The root element is '"
              + file.cursor().tag().name()
              + "' in namespace '"
              + file.cursor().tag().namespace()
              + "'.");
      return List.of();
    }
    read();
    file.cursor().finish();
    file.lost().reportTo(file.problems());
    reportDrawings();
    return processes.stream().map(process -> process.apply(file.references())).toList();
  }

  private void read() {
    var category = new Values(root).shortText("targetNamespace", root.attribute("targetNamespace"));
    new DeclarationParser(file.references()).attachTo(root);
    EventDefinitionReader.noteIn(root, file.references());
    root.child("process", process -> read(process, category)).read();
    new UntakenAttributes(root).refuse();
  }

  private void read(Element process, String category) {
    var values = new Values(process);
    if (values.flag("isExecutable", process.attribute("isExecutable"), true)) {
      processes.add(new ProcessParser(process, category).parse());
    } else {
      process.attributes().ignore();
      RequiredId.of(process);
      drawings.add(process);
      file.cursor().children(tag -> noteStore(new Element(file, tag, process)));
    }
  }

  /** Modelers draw a data store in the first pool, whoever reads it. */
  private void noteStore(Element child) {
    if (child.isOfBpmn() && child.name().equals("dataStoreReference") && child.id() != null) {
      file.stores().add(child.id());
    }
  }

  private void reportDrawings() {
    if (processes.isEmpty()) {
      root.report(BpmnProblem.NO_EXECUTABLE_PROCESS, "The file has no executable process.");
    }
    drawings.forEach(
        process ->
            process.report(
                BpmnProblem.PROCESS_NOT_EXECUTABLE,
                "The " + process + " is not executable and not deployed."));
  }
}
