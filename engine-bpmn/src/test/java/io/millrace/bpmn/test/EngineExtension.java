package io.millrace.bpmn.test;

import io.millrace.test.database.DatabaseTestExtension;
import io.millrace.test.database.GroupCommitOption;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Gives the test methods of a class one engine on a fresh database, and checks the invariants after
 * each.
 */
final class EngineExtension
    implements BeforeAllCallback, AfterEachCallback, AfterAllCallback, ParameterResolver {

  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(EngineExtension.class);

  @Override
  public void beforeAll(ExtensionContext context) {
    var database = DatabaseTestExtension.databaseOf(context);
    var groupCommit =
        AnnotationSupport.findAnnotation(context.getTestClass(), WithGroupCommit.class)
            .map(WithGroupCommit::value)
            .orElseGet(GroupCommitOption::connections);
    store(context).put(TestEngine.class, TestEngine.on(database, groupCommit));
  }

  @Override
  public void afterEach(ExtensionContext context) throws Exception {
    engine(context).checkAndClean();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    engine(context).close();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == TestEngine.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return engine(context);
  }

  private static TestEngine engine(ExtensionContext context) {
    return store(context).get(TestEngine.class, TestEngine.class);
  }

  private static ExtensionContext.Store store(ExtensionContext context) {
    return context.getStore(NAMESPACE);
  }
}
