package io.millrace.bpmn.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Calls every criterion of every query with a text that no row can have. */
@EngineTest
class CriteriaTextsTest {

  private static final String NUL = "a\0b";

  private static List<Query<?, ?>> queries(ProcessEngine engine) throws Exception {
    var queries = new ArrayList<Query<?, ?>>();
    for (var service :
        List.of(
            engine.getRuntimeService(),
            engine.getTaskService(),
            engine.getRepositoryService(),
            engine.getHistoryService(),
            engine.getManagementService())) {
      for (var method : service.getClass().getMethods()) {
        if (method.getName().startsWith("create")
            && method.getParameterCount() == 0
            && Query.class.isAssignableFrom(method.getReturnType())) {
          queries.add((Query<?, ?>) method.invoke(service));
        }
      }
    }
    return queries;
  }

  /** Gives one parameter the text that no row has, and others what is fine. */
  private static Object[] arguments(Method criterion, int bad) {
    var arguments = new Object[criterion.getParameterCount()];
    for (var i = 0; i < arguments.length; i++) {
      var text = i == bad ? NUL : "fine";
      var type = criterion.getParameterTypes()[i];
      arguments[i] =
          type == String.class || type == Object.class
              ? text
              : type == Set.class
                  ? Set.of(text)
                  : Collection.class.isAssignableFrom(type)
                      ? List.of(text)
                      : type == boolean.class ? (Object) true : null;
    }
    return arguments;
  }

  private static List<Integer> texts(Method criterion) {
    var types = criterion.getGenericParameterTypes();
    return IntStream.range(0, types.length)
        .filter(i -> types[i].getTypeName().contains("String") || types[i] == Object.class)
        .boxed()
        .toList();
  }

  @Test
  void theCharacterThatNoDatabaseStoresIsRefusedByName(TestEngine engine) throws Exception {
    var others = new ArrayList<String>();
    var asked = 0;
    for (var query : queries(engine.engine())) {
      for (var criterion : query.getClass().getMethods()) {
        if (!Query.class.isAssignableFrom(criterion.getReturnType())) {
          continue;
        }
        for (var bad : texts(criterion)) {
          asked++;
          var told = told(query, criterion, bad);
          if (!told.contains("U+0000")) {
            others.add(
                query.getClass().getSimpleName() + "." + criterion.getName() + bad + ": " + told);
          }
        }
      }
    }
    assertThat(asked).isGreaterThan(100);
    assertThat(others).isEmpty();
  }

  private static String told(Query<?, ?> query, Method criterion, int bad)
      throws IllegalAccessException {
    try {
      criterion.setAccessible(true);
      criterion.invoke(query, arguments(criterion, bad));
      return "taken";
    } catch (InvocationTargetException e) {
      return e.getCause() instanceof BadArgumentException refused
          ? refused.getMessage()
          : String.valueOf(e.getCause());
    }
  }
}
