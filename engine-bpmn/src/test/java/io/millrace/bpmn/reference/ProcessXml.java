package io.millrace.bpmn.reference;

import java.util.Locale;
import java.util.TreeSet;

/** Writes a process, with all it calls, as BPMN 2.0. */
final class ProcessXml {

  private final ProcessModel model;
  private final StringBuilder xml = new StringBuilder();
  private final TreeSet<String> declarations = new TreeSet<>();

  private ProcessXml(ProcessModel model) {
    this.model = model;
  }

  static String of(ProcessModel model) {
    return new ProcessXml(model).write();
  }

  private String write() {
    process(model.key(), model.body());
    model
        .nodes()
        .filter(node -> node.is(Kind.CALL))
        .forEach(call -> process(model.called(call), call.body()));
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
            xmlns:millrace="http://millrace.io/schema/bpmn"
            xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="urn:random">
        """
        + String.join("", declarations)
        + xml
        + "</definitions>\n";
  }

  private void process(String key, Body body) {
    xml.append("<process id=\"" + key + "\" isExecutable=\"true\">\n");
    inside(body);
    xml.append("</process>\n");
  }

  private void inside(Body body) {
    body.nodes().forEach(node -> node(node, body));
    body.flows().forEach(this::flow);
  }

  private void flow(Flow flow) {
    xml.append(
        "  <sequenceFlow id=\"%s\" sourceRef=\"%s\" targetRef=\"%s\""
            .formatted(flow.id(), flow.source(), flow.target()));
    if (flow.condition() == null) {
      xml.append("/>\n");
    } else {
      xml.append("><conditionExpression>")
          .append(escaped(flow.condition()))
          .append("</conditionExpression></sequenceFlow>\n");
    }
  }

  private void node(Node node, Body body) {
    var element = element(node.kind());
    xml.append("  <" + element + " id=\"" + node.id() + "\"");
    attributes(node, body);
    xml.append(">");
    extensions(node);
    if (node.traits().loop() != null) {
      loop(node);
    }
    definition(node);
    if (node.is(Kind.SUB_PROCESS)) {
      xml.append("\n");
      inside(node.body());
    } else if (node.is(Kind.SCRIPT_TASK)) {
      xml.append("<script>" + sum(node.traits().work()) + "</script>");
    }
    xml.append("</" + element + ">\n");
  }

  private static String element(Kind kind) {
    return switch (kind) {
      case START -> "startEvent";
      case END, TERMINATE_END, ERROR_END -> "endEvent";
      case ABSTRACT_TASK -> "task";
      case CALL -> "callActivity";
      case EXCLUSIVE -> "exclusiveGateway";
      case PARALLEL -> "parallelGateway";
      case INCLUSIVE -> "inclusiveGateway";
      case EVENT_GATEWAY -> "eventBasedGateway";
      case CATCH -> "intermediateCatchEvent";
      case NONE_THROW, SIGNAL_THROW -> "intermediateThrowEvent";
      case BOUNDARY -> "boundaryEvent";
      case SUB_PROCESS, EVENT_SUB_PROCESS -> "subProcess";
      case MANUAL_TASK, USER_TASK, RECEIVE_TASK, SERVICE_TASK, SCRIPT_TASK ->
          kind.name().toLowerCase(Locale.ROOT).replace("_task", "Task");
    };
  }

  private void attributes(Node node, Body body) {
    var traits = node.traits();
    attribute("camunda:asyncBefore", traits.before() ? "true" : null);
    attribute("camunda:asyncAfter", traits.after() ? "true" : null);
    attribute("camunda:exclusive", traits.exclusive() ? null : "false");
    body.outgoing(node).stream()
        .filter(Flow::otherwise)
        .forEach(flow -> attribute("default", flow.id()));
    if (traits.host() != null) {
      attribute("attachedToRef", traits.host());
      attribute("cancelActivity", traits.interrupting() ? null : "false");
    }
    if (node.is(Kind.CALL)) {
      attribute("calledElement", model.called(node));
    } else if (node.is(Kind.RECEIVE_TASK) && node.event() != null) {
      attribute("messageRef", declare(node.event()));
    } else if (node.is(Kind.SERVICE_TASK)) {
      work(traits.work());
    } else if (node.is(Kind.SCRIPT_TASK)) {
      attribute("scriptFormat", "tiny");
      attribute("millrace:resultVariable", traits.work().variable());
    }
  }

  private void work(Work work) {
    switch (work.type()) {
      case SET, ADD -> {
        attribute("millrace:expression", "${" + sum(work) + "}");
        attribute("millrace:resultVariable", work.variable());
      }
      case ERROR ->
          attribute(
              "millrace:expression",
              "${work.error(%s, %d, '%s')}".formatted(work.variable(), work.value(), work.code()));
      case FAIL ->
          attribute(
              "millrace:expression",
              "${work.fail(%s, %d)}".formatted(work.variable(), work.value()));
    }
  }

  private static String sum(Work work) {
    return work.type() == Work.Type.ADD
        ? work.variable() + " + " + work.value()
        : String.valueOf(work.value());
  }

  private void attribute(String name, String value) {
    if (value != null) {
      xml.append(" " + name + "=\"" + escaped(value) + "\"");
    }
  }

  private void extensions(Node node) {
    var traits = node.traits();
    if (traits.in().isEmpty() && traits.out().isEmpty()) {
      return;
    }
    xml.append("<extensionElements>");
    traits.in().forEach(one -> mapping("in", one));
    traits.out().forEach(one -> mapping("out", one));
    xml.append("</extensionElements>");
  }

  private void mapping(String way, Mapping one) {
    xml.append(
        "<millrace:%s source=\"%s\" target=\"%s\"/>".formatted(way, one.source(), one.target()));
  }

  private void loop(Node node) {
    var loop = node.traits().loop();
    xml.append("<multiInstanceLoopCharacteristics");
    attribute("isSequential", loop.sequential() ? "true" : null);
    attribute("camunda:asyncBefore", loop.before() ? "true" : null);
    attribute("camunda:asyncAfter", loop.after() ? "true" : null);
    var size = loop.variable() == null ? String.valueOf(loop.number()) : loop.variable();
    if (loop.collection()) {
      attribute("millrace:collection", "${work.list(" + size + ")}");
      attribute("millrace:elementVariable", Loop.ELEMENT);
    }
    xml.append(">");
    if (loop.aggregated()) {
      xml.append(
          """
          <extensionElements><millrace:variableAggregation target="all_%s">\
          <millrace:variable source="loopCounter" target="c"/>\
          <millrace:variable source="n0" target="n"/>\
          </millrace:variableAggregation></extensionElements>"""
              .formatted(node.id()));
    }
    if (!loop.collection()) {
      var number = loop.variable() == null ? size : "${" + size + "}";
      xml.append("<loopCardinality>" + number + "</loopCardinality>");
    }
    if (loop.until() != null) {
      xml.append("<completionCondition>" + escaped(loop.until()) + "</completionCondition>");
    }
    xml.append("</multiInstanceLoopCharacteristics>");
  }

  private void definition(Node node) {
    if (node.is(Kind.TERMINATE_END)) {
      xml.append("<terminateEventDefinition/>");
    } else if (node.event() != null && !node.is(Kind.RECEIVE_TASK)) {
      var event = node.event();
      var type = event.type().name().toLowerCase(Locale.ROOT);
      if (event.is(Event.Type.TIMER)) {
        xml.append(
            event.times() > 1
                ? "<timerEventDefinition><timeCycle>R" + event.times() + "/PT1H</timeCycle>"
                : "<timerEventDefinition><timeDuration>PT1H</timeDuration>");
        xml.append("</timerEventDefinition>");
      } else {
        xml.append("<" + type + "EventDefinition");
        attribute(type + "Ref", event.name() == null ? null : declare(event));
        xml.append("/>");
      }
    }
  }

  private String declare(Event event) {
    var type = event.type().name().toLowerCase(Locale.ROOT);
    var id = type + "_" + event.name();
    var code = event.is(Event.Type.ERROR) ? " errorCode=\"" + event.name() + "\"" : "";
    declarations.add("<%s id=\"%s\" name=\"%s\"%s/>\n".formatted(type, id, event.name(), code));
    return id;
  }

  private static String escaped(Object text) {
    return text.toString().replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
