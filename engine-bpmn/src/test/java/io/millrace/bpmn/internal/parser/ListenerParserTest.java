package io.millrace.bpmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.model.ExecutionListener;
import io.millrace.bpmn.internal.model.ExecutionListener.Event;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.Implementation.Kind;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.model.TaskListener;
import io.millrace.bpmn.internal.model.UserTask;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListenerParserTest {

  @Test
  void processesNodesAndFlowsHaveExecutionListeners() {
    var process =
        Parsing.parse(
            Parsing.process(
                """
                <extensionElements><camunda:executionListener event='start' class='a.P'/></extensionElements>
                <startEvent id='s'><extensionElements>
                  <flowable:executionListener event='end' delegateExpression='${bean}'>
                    <flowable:field name='x' stringValue='1'/>
                  </flowable:executionListener>
                  <flowable:executionListener event='start' expression='${call()}'/>
                </extensionElements></startEvent>
                <sequenceFlow id='f' sourceRef='s' targetRef='e'><extensionElements>
                  <flowable:executionListener class='a.F'/><camunda:executionListener event='take' class='a.G'/>
                </extensionElements></sequenceFlow>
                <endEvent id='e'/>"""));
    assertThat(process.info().listeners())
        .containsExactly(listener(Event.START, Kind.CLASS, "a.P"));
    assertThat(process.node("s").info().listeners(Event.END))
        .containsExactly(
            new ExecutionListener(
                Event.END,
                null,
                new Implementation(
                    Kind.DELEGATE_EXPRESSION,
                    "${bean}",
                    List.of(new InjectedField("x", "1", false)))));
    assertThat(process.node("s").info().listeners()).hasSize(2);
    assertThat(process.flow("f").info().listeners(Event.TAKE))
        .containsExactly(
            listener(Event.TAKE, Kind.CLASS, "a.F"), listener(Event.TAKE, Kind.CLASS, "a.G"));
  }

  @Test
  void userTasksHaveTaskListenersForEveryEvent() {
    var task =
        Parsing.node(
            UserTask.class,
            """
            <userTask id='n'><extensionElements>
              <flowable:taskListener event='create' class='a.A'/><flowable:taskListener event='assignment' class='a.A'/>
              <camunda:taskListener event='update' class='a.A' id='u'/><flowable:taskListener event='complete' class='a.A'/>
              <flowable:taskListener event='delete' class='a.A'/><flowable:taskListener event='all' class='a.A'/>
            </extensionElements></userTask>""");
    assertThat(task.taskListeners())
        .extracting(TaskListener::event)
        .containsExactly(
            TaskListener.Event.CREATE,
            TaskListener.Event.ASSIGNMENT,
            TaskListener.Event.UPDATE,
            TaskListener.Event.COMPLETE,
            TaskListener.Event.DELETE,
            TaskListener.Event.ALL);
    assertThat(task.taskListeners()).filteredOn(l -> l.hears(TaskListener.Event.CREATE)).hasSize(2);
  }

  private static ExecutionListener listener(Event event, Kind kind, String value) {
    return new ExecutionListener(event, null, new Implementation(kind, value, List.of()));
  }
}
