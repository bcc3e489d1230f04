package org.springframework.aop.framework;

/** Stands for Spring's own, which its proxies implement beside the interfaces of a bean. */
public interface Advised {

  void removeAdvisor(int index);
}
