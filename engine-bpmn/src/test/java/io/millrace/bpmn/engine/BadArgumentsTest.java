package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.runtime.MessageReceivedBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceBuilder;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DatabaseException;
import io.millrace.common.EngineException;
import io.millrace.common.batch.Batch;
import io.millrace.common.task.TaskBuilder;
import io.millrace.common.task.TaskCompletionBuilder;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Calls every method of every service with arguments that mean nothing. */
@EngineTest
class BadArgumentsTest {

  /** What a text may be that is the id of nothing. */
  private static final List<String> NONSENSE =
      Arrays.asList(
          null,
          "",
          " ",
          "abc",
          "4711",
          "-1",
          "0",
          "9223372036854775808",
          "x'; drop table",
          "\u00fc\u20ac\ud83d\ude80",
          "nul\u0000",
          "x".repeat(5000));

  private static Object nonsense(Parameter parameter, String text) {
    var type = parameter.getType();
    if (type == String.class || type == Object.class) {
      return text;
    }
    if (type == int.class) {
      return -1;
    }
    if (type == boolean.class) {
      return true;
    }
    if (text == null) {
      return null;
    }
    if (type == Map.class) {
      return Collections.singletonMap(text, text);
    }
    var ofTexts = parameter.getParameterizedType().getTypeName().contains("String");
    if (type == Set.class) {
      return ofTexts ? Set.of(text) : null;
    }
    return ofTexts ? Collections.singletonList(text.isEmpty() ? null : text) : null;
  }

  private static Object[] nonsense(Method method, String text) {
    return Stream.of(method.getParameters()).map(p -> nonsense(p, text)).toArray();
  }

  /** All but those that begin a batch, which says of each item what came of it. */
  private static List<Method> methods(Class<?> service) {
    return Stream.of(service.getMethods())
        .filter(m -> m.getParameterCount() > 0 && m.getReturnType() != Batch.class)
        .toList();
  }

  private static Throwable thrown(Object target, Method method, Object... arguments)
      throws IllegalAccessException {
    try {
      method.invoke(target, arguments);
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause();
    }
  }

  /** Nothing, or an exception of the engine that comes from its own check. */
  private static boolean isOfOurs(Throwable thrown) {
    return thrown == null
        || thrown instanceof EngineException
            && !(thrown instanceof DatabaseException)
            && thrown.getMessage().length() > 20
            && !thrown.getMessage().contains("NullPointer");
  }

  private static String told(Method method, Object[] arguments, Throwable thrown) {
    var call = method.getName() + Arrays.deepToString(arguments);
    return call.substring(0, Math.min(call.length(), 150)) + " -> " + thrown;
  }

  private static Map<Class<?>, Object> services(TestEngine engine) {
    var all = engine.engine();
    return Map.of(
        RuntimeService.class, all.getRuntimeService(),
        TaskService.class, all.getTaskService(),
        RepositoryService.class, all.getRepositoryService(),
        HistoryService.class, all.getHistoryService(),
        ManagementService.class, all.getManagementService(),
        ProcessInstanceBuilder.class, all.getRuntimeService().createProcessInstanceBuilder(),
        MessageReceivedBuilder.class, all.getRuntimeService().createMessageReceivedBuilder(),
        DeploymentBuilder.class, all.getRepositoryService().createDeployment(),
        TaskBuilder.class, all.getTaskService().createTaskBuilder(),
        TaskCompletionBuilder.class, all.getTaskService().createTaskCompletionBuilder());
  }

  @Test
  void nonsenseIsRefusedByOneTypedExceptionAndChangesNothing(TestEngine engine) throws Exception {
    // given
    engine.deploy(process("order").userTask("pay"));
    engine.start("order", Map.of("v", 1));
    var before = Aftermath.allRows(engine);
    // when
    var others = new ArrayList<String>();
    for (var service : services(engine).entrySet()) {
      for (var method : methods(service.getKey())) {
        for (var text : NONSENSE) {
          var arguments = nonsense(method, text);
          var thrown = thrown(service.getValue(), method, arguments);
          if (!isOfOurs(thrown)) {
            others.add(told(method, arguments, thrown));
          }
        }
      }
    }
    // then
    assertThat(others).isEmpty();
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
  }

  @Test
  void nonsenseAboutWhatIsThereIsTakenOrRefusedByOneTypedException(TestEngine engine)
      throws Exception {
    engine.deploy(process("order").userTask("pay"));
    var others = new ArrayList<String>();
    for (var type :
        List.of(
            RuntimeService.class,
            TaskService.class,
            HistoryService.class,
            RepositoryService.class,
            ManagementService.class)) {
      for (var method : methods(type)) {
        for (var text : Arrays.asList(null, "", "nul\u0000", "x".repeat(5000))) {
          var arguments = nonsense(method, text);
          if (putId(engine, method, arguments)) {
            var thrown = thrown(services(engine).get(type), method, arguments);
            if (!isOfOurs(thrown)) {
              others.add(told(method, arguments, thrown));
            }
          }
        }
      }
    }
    assertThat(others).isEmpty();
  }

  /** Lets the first argument be the id of something new. */
  private static boolean putId(TestEngine engine, Method method, Object[] arguments) {
    if (arguments.length == 1) {
      return false;
    }
    var name = method.getParameters()[0].getName();
    if (name.equals("executionId") || name.equals("processInstanceId")) {
      arguments[0] = engine.start("order").getId();
    } else if (name.equals("taskId")) {
      arguments[0] = engine.task(engine.start("order"), "pay").getId();
    } else if (name.equals("processDefinitionId")) {
      engine.deploy(process("order").userTask("pay"));
      arguments[0] = engine.start("order").getProcessDefinitionId();
    } else if (name.equals("jobId")) {
      engine.deploy(process("order").userTask("pay", t -> t.asyncBefore()));
      engine.start("order");
      arguments[0] = engine.management().createJobQuery().list().get(0).getId();
      engine.deploy(process("order").userTask("pay"));
    } else {
      return false;
    }
    return true;
  }
}
